// How each movement looks: keyframes of transform and opacity only, so nothing else is laid out.
import type { Stir } from '../kit/motions.ts';
import type { Spot } from './places.ts';

const EASE = 'cubic-bezier(0.3, 0.7, 0.25, 1)';

/** A prop at a spot: its own width is that of the spot where it ends. */
function at(spot: Spot, width: number, more = ''): string {
  const scale = Math.round((spot.width / width) * 1000) / 1000;
  const turn = spot.turn ? `rotate(${spot.turn}deg) ` : '';
  return `translate(${Math.round(spot.x)}px, ${Math.round(spot.y)}px) ${more} ${turn}scale(${scale})`;
}

/** From one place to another in a low arc; it fades where nothing of it remains. */
export function flight(from: Spot, to: Spot, stays: boolean): Keyframe[] {
  const lift = Math.min(70, 18 + Math.hypot(to.x - from.x, to.y - from.y) / 9);
  const top: Spot = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - lift,
    width: Math.max(from.width, to.width, (from.width + to.width) / 1.7),
    turn: ((from.turn ?? 0) + (to.turn ?? 0)) / 2,
  };
  const tilt = to.x > from.x ? 5 : -5;
  return [
    { transform: at(from, to.width, `rotate(${-tilt}deg)`), opacity: 0, easing: 'ease-out' },
    { opacity: 1, offset: 0.14 },
    { transform: at(top, to.width, `rotate(${tilt}deg)`), offset: 0.5, easing: EASE },
    { opacity: 1, offset: 0.86 },
    { transform: at(to, to.width, 'rotate(0deg)'), opacity: stays ? 1 : 0 },
  ];
}

/** A card shakes loose and drops out of the maze. */
export function fall(to: Spot): Keyframe[] {
  const low = { ...to, y: to.y + to.width * 1.2, width: to.width * 0.6 };
  const side = (turn: number) => ({
    transform: at({ ...to, x: to.x + turn * 3 }, to.width, `rotate(${turn * 2}deg)`),
  });
  return [
    { ...side(0), opacity: 1 },
    ...[-1, 1, -1, 1].map((turn, place) => ({ ...side(turn), offset: 0.1 + place * 0.1 })),
    { ...side(0), offset: 0.48, opacity: 1, easing: 'ease-in' },
    { transform: at(low, to.width, 'rotate(14deg)'), opacity: 0 },
  ];
}

const SIDE = 'perspective(700px)';

/** The first half of turning over: what was seen goes. */
export function flipAway(to: Spot): Keyframe[] {
  const near = { ...to, width: to.width * 1.12 };
  return [
    { transform: at(to, to.width, `${SIDE} rotateY(0deg)`), opacity: 1, easing: 'ease-in' },
    { transform: at(near, to.width, `${SIDE} rotateY(90deg)`), opacity: 1, offset: 0.5 },
    { transform: at(near, to.width, `${SIDE} rotateY(90deg)`), opacity: 0, offset: 0.501 },
    { transform: at(to, to.width, `${SIDE} rotateY(90deg)`), opacity: 0 },
  ];
}

/** The second half, for another prop that comes instead. */
export function flipTo(to: Spot): Keyframe[] {
  const near = { ...to, width: to.width * 1.5 };
  return [
    { transform: at(near, to.width, `${SIDE} rotateY(-90deg)`), opacity: 0 },
    { transform: at(near, to.width, `${SIDE} rotateY(-90deg)`), opacity: 0, offset: 0.499 },
    { transform: at(near, to.width, `${SIDE} rotateY(-90deg)`), opacity: 1, offset: 0.5 },
    { transform: at(near, to.width, `${SIDE} rotateY(0deg)`), opacity: 1, offset: 0.8 },
    { transform: at(to, to.width, `${SIDE} rotateY(0deg)`), opacity: 0 },
  ];
}

/** The second half, for the thing that lies there. */
export const TURNED_UP: Keyframe[] = [
  { transform: `${SIDE} rotateY(-90deg) scale(1.12)`, opacity: 0 },
  { transform: `${SIDE} rotateY(-90deg) scale(1.12)`, opacity: 0, offset: 0.499 },
  { transform: `${SIDE} rotateY(-90deg) scale(1.12)`, opacity: 1, offset: 0.5, easing: 'ease-out' },
  { transform: `${SIDE} rotateY(0deg) scale(1)`, opacity: 1 },
];

/** A thing that is on its way can't be seen where it will lie. */
export const LANDED: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.97 }, { opacity: 1 }];

export function pop(to: Spot): Keyframe[] {
  const small = { ...to, width: to.width * 0.5 };
  const large = { ...to, width: to.width * 1.35 };
  return [
    { transform: at(small, to.width), opacity: 0, easing: 'ease-out' },
    { transform: at(to, to.width), opacity: 1, offset: 0.3 },
    { transform: at(large, to.width), opacity: 0 },
  ];
}

export function spin(to: Spot): Keyframe[] {
  const large = { ...to, width: to.width * 1.8 };
  return [
    { transform: at(to, to.width, 'rotate(-200deg)'), opacity: 0, easing: 'ease-out' },
    { transform: at(large, to.width, 'rotate(-40deg)'), opacity: 1, offset: 0.6 },
    { transform: at(large, to.width, 'rotate(0deg)'), opacity: 0 },
  ];
}

/** A stamp comes down. */
export function press(to: Spot): Keyframe[] {
  const high = { ...to, width: to.width * 5 };
  const low = { ...to, width: to.width * 2 };
  return [
    { transform: at(high, to.width, 'rotate(-28deg)'), opacity: 0, easing: 'ease-in' },
    { transform: at(low, to.width, 'rotate(-12deg)'), opacity: 1, offset: 0.35 },
    { transform: at(low, to.width, 'rotate(-12deg)'), opacity: 1, offset: 0.8 },
    { transform: at(low, to.width, 'rotate(-12deg)'), opacity: 0 },
  ];
}

export function rise(to: Spot): Keyframe[] {
  const high = { ...to, y: to.y - Math.max(34, to.width * 0.6), width: to.width * 1.25 };
  return [
    { transform: at({ ...to, width: to.width * 0.7 }, to.width), opacity: 0, easing: EASE },
    { transform: at(high, to.width), opacity: 1, offset: 0.45 },
    { transform: at(high, to.width), opacity: 1, offset: 0.75 },
    { transform: at(high, to.width), opacity: 0 },
  ];
}

/** The same movement on the screen for a thing whose ground lies turned. */
export function onGround(frames: Keyframe[], turn: number): Keyframe[] {
  if (!turn) return frames;
  return frames.map((frame) =>
    typeof frame['transform'] === 'string' && frame['transform'] !== 'none'
      ? { ...frame, transform: `rotate(${-turn}deg) ${frame['transform']} rotate(${turn}deg)` }
      : frame,
  );
}

/** How things move that lie there anyway; they end as they began. */
export const STIRS: Record<Stir, Keyframe[]> = {
  shake: [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  hop: [0, -7, 0, -2, 0].map((y) => ({ transform: `translateY(${y}px)` })),
  settle: [
    { transform: 'scale(1.14)', easing: 'ease-in' },
    { transform: 'scale(0.985)', offset: 0.6 },
    { transform: 'scale(1)' },
  ],
  arrive: [
    { transform: 'translateY(-40px) scale(1.25)', opacity: 0, easing: EASE },
    { transform: 'none', opacity: 1 },
  ],
  turn: [{ transform: 'rotate(180deg)', easing: EASE }, { transform: 'rotate(0deg)' }],
  quake: [0, -3, 4, -3, 2, -1, 0].map((x, turn) => ({
    transform: `translate(${x}px, ${turn % 2 ? 1.5 : -1}px)`,
  })),
  tick: [{ transform: 'scale(1)' }, { transform: 'scale(1.22)' }, { transform: 'scale(1)' }],
};
