// A catalogue for tests: three games, three modules, three editions; and what the server says.
import type { CatalogueInfo, Check, Settings } from '../src/wire.ts';

const MODULES = ['greedy_dwarf', 'veto', 'treasure_chests'];
const GAME = { is_game: true, settings: [], by_hand: '', editions: [], rules: [], taught: true };
const edition = (name: string, language: string) => ({
  name,
  languages: [language],
  values: { share: name === 'jubilee' ? 'per-digger' : 'per-player', 'minimum-path': 'path' },
  minimum_path: 7,
});
export const CATALOGUE: CatalogueInfo = {
  version: '1.2.3',
  modules: [
    { ...GAME, name: 'base', rules: ['B'], editions: ['jubilee', 'english', 'korean'] },
    { ...GAME, name: 'duel', rules: ['D-1'] },
    { ...GAME, name: 'saboteur2', settings: ['face_down', 'open'], editions: ['jubilee'] },
    ...MODULES.map((name) => ({
      name,
      is_game: false,
      by_hand: name === 'treasure_chests' ? '3,-1 3,1 5,-1 5,1' : '',
      editions: [],
      settings: name === 'treasure_chests' ? ['square', 'diamond', 'random'] : [],
      rules: [],
      taught: name !== 'veto',
    })),
  ],
  editions: [edition('jubilee', 'uk'), edition('english', 'en'), edition('korean', 'ko')],
  levels: ['random', 'greedy'],
  characters: ['Ada', 'Bo', 'Cai'],
  presets: [{ name: 'quick', settings: { game: 'base', players: 5 }, counts: [3, 4, 5] }],
  lobbies: [
    { name: 'base', settings: { game: 'base', players: 5 }, counts: [3, 4, 5, 6, 7] },
    { name: 'saboteur2', settings: { game: 'saboteur2', players: 6 }, counts: [3, 4, 5, 6, 7] },
    { name: 'duel', settings: { game: 'duel', players: 2 }, counts: [2] },
  ],
};

/** A small stand-in for the server's check: the duel is for two and takes no modules. */
export function checked(settings: Settings): Check {
  const isDuel = settings.game === 'duel';
  const why = (bad: boolean, reason: string) => (bad ? reason : '');
  const counts = Array.from({ length: 11 }, (_, place) => place + 2);
  return {
    refusal: why(isDuel && settings.players !== 2, 'the duel is for 2 players (D-1)'),
    games: { base: '', duel: why(settings.players !== 2, 'the duel is for 2 players (D-1)') },
    modules: Object.fromEntries(
      MODULES.map((name) => [name, why(isDuel, `${name} doesn’t go with the duel (D-1)`)]),
    ),
    players: Object.fromEntries(
      counts.map((count) => [count, why(isDuel ? count !== 2 : count < 3, 'not so many (B-1)')]),
    ),
  };
}
