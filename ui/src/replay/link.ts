// The address of a moment: the path of the game, whose eyes, and the step behind a hash.
const EYES = /^(open|public|[0-9]|1[01])$/;

/** The address of a step through these eyes. */
export function momentLink(path: string, eyes: string, at: number): string {
  return `${path}?eyes=${eyes}#${at}`;
}

/** The eyes and the step that an address asks for; without a word, no eyes. */
export function askedMoment({ search, hash }: { search: string; hash: string }) {
  const eyes = new URLSearchParams(search).get('eyes') ?? '';
  const at = /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : 0;
  return { eyes: EYES.test(eyes) ? eyes : '', at };
}
