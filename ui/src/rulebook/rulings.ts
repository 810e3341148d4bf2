// Where the rules are ours: settings of editions, rulings, and card data that was assumed.

/** The settings in which editions differ; their texts are `edition-…`. */
export const SETTINGS: readonly string[] = [
  'share',
  'round-end',
  'discard',
  'minimum-path',
  'sabotaged-diggers',
];

/** The rules that contain a ruling; docs/rulings.md tells each. */
export const RULED: readonly string[] = [
  ...['B-7', 'B-12', 'B-14', 'B-36', 'B-37', 'B-38', 'B-51', 'B-52', 'B-54', 'B-56', 'B-57'],
  ...['B-60', 'B-61', 'B-62', 'B-65', 'B-71'],
  ...['S-4', 'S-10', 'S-11', 'S-21', 'S-22', 'S-32', 'S-36', 'S-46', 'S-48', 'S-49'],
  ...['C-16', 'C-17', 'C-18', 'C-19', 'C-20', 'C-22', 'C-23'],
  ...['T-2', 'T-3', 'W-1', 'P-1', 'G-3', 'X-1', 'X-2', 'X-3', 'X-4'],
  ...['V-1', 'O-2', 'O-3', 'D-2', 'D-4', 'D-5', 'D-6', 'D-7'],
];

const MODULES = 'src/motherlode/rules/modules';

/** Card data that no picture has confirmed, and the file that has it; texts are `assumed-…`. */
export const ASSUMED: readonly { name: string; file: string }[] = [
  { name: 'new_goals-cards', file: `${MODULES}/new_goals.py` },
  { name: 'new_goals-layout', file: `${MODULES}/new_goals.py` },
  { name: 'treasure_chests-tunnels', file: `${MODULES}/treasure_chests/cards.py` },
  { name: 'treasure_chests-layouts', file: `${MODULES}/treasure_chests/cards.py` },
  { name: 'large_card', file: 'src/motherlode/rules/shared/large_card.py' },
];
