// The seats of this device, also where a browser keeps nothing.
import { afterEach, expect, it, vi } from 'vitest';
import { forgetSeat, keepSeat, seatCodes, seatToken } from '../src/device/seats.ts';

const keptGame = (code: string) => ({
  code,
  game: 1,
  at: 1,
  rules: { game: 'base', edition: 'jubilee', modules: [] },
  names: ['Ada'],
  you: 0,
  rounds: [],
  scores: [1],
  winners: [0],
  aborted: false,
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.resetModules(); // the next one is at a server
  history.replaceState(null, '', '/');
  localStorage.clear();
});

it('keeps and forgets seats', () => {
  keepSeat('ABCDE', 'token-of-16-signs');
  expect(seatToken('ABCDE')).toBe('token-of-16-signs');
  forgetSeat('ABCDE');
  expect(seatToken('ABCDE')).toBeNull();
});

it('has a seat for as long as the page where a browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  keepSeat('ABCDE', 'token-of-16-signs');
  expect(seatToken('ABCDE')).toBe('token-of-16-signs');
  forgetSeat('ABCDE');
  expect(seatCodes()).toEqual([]);
});

it('is not stopped by what it did not write', () => {
  localStorage.setItem('motherlode.seats', 'null');
  expect(seatToken('ABCDE')).toBeNull();
});

it('keeps those of a folder apart, and finds what older versions have kept', async () => {
  history.replaceState(null, '', '/mine/');
  vi.stubEnv('MODE', 'site');
  vi.resetModules();
  localStorage.setItem('motherlode.seats', '{"ABCDE":"token-of-16-signs"}');
  const seats = await import('../src/device/seats.ts');
  const { SHELF } = await import('../src/device/playsAt.ts');
  expect(SHELF).toBe('motherlode /mine/');
  expect([seats.seatCodes(), seats.hasOwnSeats()]).toEqual([['ABCDE'], false]);
  seats.forgetSeat('ABCDE');
  seats.keepSeat('FGHJK', 'token-of-16-signs');
  expect([seats.seatCodes(), seats.hasOwnSeats()]).toEqual([['FGHJK'], true]);
  expect(seatCodes()).toEqual(['ABCDE']); // the server's page has its own
});

it('keeps the finished games of a folder apart, too', async () => {
  history.replaceState(null, '', '/mine/');
  vi.stubEnv('MODE', 'site');
  vi.resetModules();
  const older = [keptGame('ABCDE')];
  localStorage.setItem('motherlode.games', JSON.stringify(older));
  const games = await import('../src/own-games/games.ts');
  expect(games.keptGames()).toEqual(older);
  games.forgetGames();
  games.addGames([keptGame('FGHJK')]);
  expect(games.keptGames().map(({ code }) => code)).toEqual(['FGHJK']);
  expect(JSON.parse(localStorage.getItem('motherlode.games')!)).toEqual(older);
});
