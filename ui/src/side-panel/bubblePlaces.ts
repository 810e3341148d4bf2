// Where bubbles hang: beside a row of the list, below a seat of the strip, on a small phone over it; never over hand or question.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a bubble belongs to, and the room it may take. */
export interface Room {
  /** The portrait of whoever speaks. */
  face: Box;
  /** Its row or its seat as a whole. */
  seat: Box;
  /** Where bubbles may be: all but hand and question. */
  air: Box;
  isRow: boolean;
  /** Whether it lies over the strip: on a small phone the maze below has to be seen. */
  isOver?: boolean;
  /** Buttons in the air that have to be seen and reached. */
  kept?: Box | undefined;
  /** Cards in the air that are better seen, too. */
  cards?: readonly Box[];
}

const GAP = 8;
const REACH = 120; // pixels from its seat that a bubble may go to hide fewer cards
const STEP = 12;
const FAR = 8; // square pixels of cards that are worth a pixel of the way
const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The place of a bubble of this size; below those that are there already. */
export function bubblePlace(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { face, seat, air, isRow, isOver = false, kept, cards = [] }: Room,
  taken: readonly Box[],
): Box {
  const right = air.left + air.width - width - GAP;
  const bottom = air.top + air.height - height - GAP;
  const left = isRow ? seat.left + seat.width + GAP : face.left - GAP;
  const middle = isRow ? face : seat;
  const isLevel = isRow || isOver;
  const top = isLevel ? middle.top + middle.height / 2 - height / 2 : seat.top + seat.height + GAP;
  const box = {
    left: between(air.left + GAP, left, right),
    top: between(air.top + GAP, top, bottom),
    width,
    height,
  };
  const seen = isRow ? leastOver(cards, box, { air, bottom, right, kept }, taken) : null;
  if (seen) return seen;
  if (kept && overlap(box, kept)) box.left = Math.min(right, kept.left + kept.width + GAP);
  for (const other of [...taken].sort((a, b) => a.top - b.top)) {
    if (overlap(box, other)) box.top = other.top + other.height + GAP / 2;
  }
  if (box.top > bottom) {
    const highest = Math.min(...taken.map((other) => other.top), bottom);
    box.top = Math.max(air.top + GAP, highest - height - GAP / 2);
  }
  return box;
}

/** A bubble's place near its seat, over nothing else in the air, where it hides the least of the cards. */
function leastOver(
  cards: readonly Box[],
  box: Box,
  { air, bottom, right, kept }: Pick<Room, 'air' | 'kept'> & { bottom: number; right: number },
  taken: readonly Box[],
): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  for (let way = -REACH; way <= REACH; way += STEP) {
    const tried = { ...box, top: box.top + way };
    if (tried.top < air.top + GAP || tried.top > bottom) continue;
    if (kept && overlap(tried, kept)) tried.left = Math.min(right, kept.left + kept.width + GAP);
    if (taken.some((other) => overlap(tried, other))) continue;
    const cost = FAR * Math.abs(way) + cards.reduce((sum, card) => sum + hidden(tried, card), 0);
    if (cost < least) [best, least] = [tried, cost];
  }
  return best;
}

/** What two boxes have in common; it has no area if they are apart. */
export function common(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** How many square pixels of another box a box hides. */
function hidden(box: Box, other: Box): number {
  const { width, height } = common(box, other);
  return width * height;
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
