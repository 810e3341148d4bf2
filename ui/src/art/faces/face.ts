// A face from its number: the shapes of its head, beard and hat, in its colours.
import { looksOf } from '../../server/faces.ts';
import { BEARDS } from './beards.ts';
import { HATS } from './hats.ts';
import { HEADS } from './heads.ts';
import { COLOURS, PLAIN, type Shape, SKINS } from './pens.ts';

const COAT: Shape = ['cloth', 'M9 72C16 62 32 66 50 66S84 62 91 72A44 44 0 0 1 9 72Z'];

/** The shapes of a face from the back to the front, and the colours they are painted with. */
export function drawn(face: number): { shapes: Shape[]; paints: Record<string, string> } {
  const looks = looksOf(face);
  const head = HEADS[looks.head]!;
  const beard = BEARDS[looks.beard]!;
  const hat = HATS[looks.hat]!;
  const [skin, skinDark] = SKINS[head.skin]!;
  return {
    shapes: [
      ...(hat.behind ?? []),
      COAT,
      ...(beard.behind ?? []),
      ...head.face,
      ...head.eyes,
      ...beard.front,
      ...head.nose,
      ...hat.front,
    ],
    paints: { ...PLAIN, ...COLOURS[looks.colour]!, skin, skinDark },
  };
}
