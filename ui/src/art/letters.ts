// The letters of the name, as beams: lines in a field 44 high.
export const LETTERS: { line: string; width: number }[] = [
  { line: 'M4 40V4L18 26 32 4V40', width: 36 },
  { line: 'M12 4H22L30 12V32L22 40H12L4 32V12Z', width: 34 },
  { line: 'M4 4H24M14 4V40', width: 28 },
  { line: 'M4 4V40M26 4V40M4 22H26', width: 30 },
  { line: 'M21 4H4V40H21M4 22H17', width: 26 },
  { line: 'M4 40V4H19L26 11V18L19 25H4M14 25 23 40', width: 30 },
  { line: 'M4 4V40H20', width: 25 },
  { line: 'M12 4H22L30 12V32L22 40H12L4 32V12Z', width: 34 },
  { line: 'M4 4H18L27 13V31L18 40H4Z', width: 31 },
  { line: 'M21 4H4V40H21M4 22H17', width: 26 },
];
const GAP = 8;

/** The letters with the place where each begins. */
export const PLACED = LETTERS.map(({ line }, place) => ({
  line,
  x: LETTERS.slice(0, place).reduce((sum, letter) => sum + letter.width + GAP, 0),
}));
export const WIDTH = LETTERS.reduce((sum, letter) => sum + letter.width + GAP, -GAP);
