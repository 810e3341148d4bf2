// From a lesson into a game: which table is made after which lesson.
import { afterEach, expect, it, vi } from 'vitest';
import { settingsAfter } from '../src/lessons/playing.ts';

const LESSONS = { base: ['base'], toll_tunnels: ['toll_tunnels'], duel: ['duel'] };
const CATALOGUE = {
  modules: ['base', 'duel', 'toll_tunnels'].map((name) => ({
    name,
    is_game: name !== 'toll_tunnels',
  })),
  editions: [],
  presets: [{ name: 'quick', settings: { game: 'base', modules: ['vote'], players: 5, first: 0 } }],
};

/** A server that allows five people in the base game, and two in the duel. */
function answer(address: string, body: string | undefined): unknown {
  if (address.endsWith('catalogue')) return CATALOGUE;
  if (address.endsWith('lessons')) {
    return { lessons: Object.entries(LESSONS).map(([name, teaches]) => ({ name, teaches })) };
  }
  const { game, players } = JSON.parse(body ?? '{}') as { game: string; players: number };
  const wanted = game === 'duel' ? 2 : 5;
  const counts = Object.fromEntries([2, 5].map((n) => [n, n === wanted ? '' : 'no']));
  return { refusal: players === wanted ? '' : 'no', players: counts };
}

afterEach(() => vi.unstubAllGlobals());

it('plays what the lesson taught, with as many people as go with it', async () => {
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string }) =>
    Promise.resolve(new Response(JSON.stringify(answer(address, body)))),
  );
  const made = async (lesson: string) => {
    const { game, modules, players, first } = await settingsAfter(lesson);
    return { game, modules, players, first };
  };
  expect(await made('base')).toEqual({ game: 'base', modules: [], players: 5, first: 0 });
  expect(await made('toll_tunnels')).toMatchObject({ game: 'base', modules: ['toll_tunnels'] });
  expect(await made('duel')).toMatchObject({ game: 'duel', modules: [], players: 2 });
});
