// One's own finished games, kept on this device only.
import { isFolder } from '../device/links.ts';
import { keptHere, keyHere } from '../device/playsAt.ts';
import type { Connection } from '../server/connection.ts';
import { isWithoutServer } from '../server/returning.svelte.ts';
import { roundResults } from '../state/rounds.ts';
import type { Happened } from '../wire.ts';

const GAMES = 'motherlode.games';
const KEY = isFolder ? keyHere(GAMES) : GAMES; // at a server all are in one list: `here` parts them
const SEAT_TAKEN = 'SeatTaken';
const MOST = 500; // the oldest are forgotten first

/** A round of a finished game, as its player lived it. */
export interface KeptRound {
  role: string;
  winner: string;
  paid: boolean;
}

/** A finished game. */
export interface KeptGame {
  code: string;
  /** Which game of its table. */
  game: number;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  rules: { game: string; edition: string; modules: string[] };
  names: string[];
  you: number;
  rounds: KeptRound[];
  scores: number[];
  winners: number[];
  aborted: boolean;
  /** Whether its table was in the page, though the page came from a server. */
  here?: boolean;
}

let unkept: KeptGame[] | null = null; // where nothing may be kept: as long as this page

/** All of them, the newest first. */
export function keptGames(): KeptGame[] {
  if (unkept) return unkept;
  try {
    const read: unknown = JSON.parse(
      (isFolder ? keptHere(GAMES) : localStorage.getItem(KEY)) ?? '[]',
    );
    return Array.isArray(read) ? read.filter(isKeptGame) : [];
  } catch {
    return [];
  }
}

function keep(games: KeptGame[]): void {
  const sorted = games.toSorted((a, b) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(sorted));
    unkept = null;
  } catch {
    unkept = sorted;
  }
}

const same = (one: KeptGame, other: KeptGame) =>
  one.code === other.code && one.game === other.game && one.you === other.you;

/** Add games that are not there yet; how many were. */
export function addGames(games: KeptGame[]): number {
  const there = keptGames();
  const all = [...there];
  for (const game of games) if (!all.some((one) => same(one, game))) all.push(game);
  if (all.length > there.length) keep(all);
  return all.length - there.length;
}

/** Forget one game, or all. */
export function forgetGames(game?: KeptGame): void {
  keep(game ? keptGames().filter((one) => !same(one, game)) : []);
}

/** Whether the table of a game can be asked for its record now: in the page, or at the server. */
export const isInReach = ({ here = false }: KeptGame) => here === isWithoutServer;

/** Games as they were written to a file; null if it holds something else. */
export function readGames(file: string): KeptGame[] | null {
  try {
    const read: unknown = JSON.parse(file);
    return Array.isArray(read) && read.every(isKeptGame) ? read : null;
  } catch {
    return null;
  }
}

/** The finished games in a file with all that a browser has saved. */
export function gamesIn(file: string): KeptGame[] {
  try {
    const { games } = JSON.parse(file.split('\n', 1)[0]!) as { games?: unknown };
    return Array.isArray(games) ? games.filter(isKeptGame) : [];
  } catch {
    return [];
  }
}

const isList = (value: unknown, kind: string) =>
  Array.isArray(value) && value.every((one) => typeof one === kind);

function isKeptRound(value: unknown): value is KeptRound {
  const round = value as KeptRound | null;
  return (
    typeof round?.role === 'string' &&
    typeof round.winner === 'string' &&
    typeof round.paid === 'boolean'
  );
}

function isKeptGame(value: unknown): value is KeptGame {
  const game = value as KeptGame | null;
  return (
    typeof game?.code === 'string' &&
    /^[A-Z0-9]{1,12}$/.test(game.code) &&
    Number.isInteger(game.game) &&
    !Number.isNaN(new Date(game.at).getTime()) &&
    typeof game.rules?.game === 'string' &&
    typeof game.rules.edition === 'string' &&
    isList(game.rules.modules, 'string') &&
    isList(game.names, 'string') &&
    Number.isInteger(game.you) &&
    game.you in game.names &&
    Array.isArray(game.rounds) &&
    game.rounds.every(isKeptRound) &&
    typeof game.aborted === 'boolean' &&
    isList(game.scores, 'number') &&
    isList(game.winners, 'number')
  );
}

/** What had happened before somebody of this name took the seat of a bot. */
function beforeComing(history: Happened[], name: string): Happened[] {
  const came = ({ event }: Happened) =>
    event?.event === SEAT_TAKEN && event.fields['seat'] === name;
  return history.slice(0, Math.max(0, history.findLastIndex(came)));
}

const ofGame = (history: Happened[]) =>
  history.filter(({ event }) => event && event.event !== SEAT_TAKEN);

/**
 * The game that has ended at this table, as this seat has lived it; null if there is none. Around one
 * device it is that of whoever hosts.
 */
export function endedGame(connection: Connection, at: number): KeptGame | null {
  const { table, view, rules, ending, covered, history } = connection;
  const host = table?.seats.findIndex((seat) => seat.host) ?? -1;
  const you = covered && host >= 0 ? host : connection.you;
  if (table?.phase !== 'over') return null; // seats move where the next one is prepared
  if (table.lesson || !view || !rules || !ending || you === null) return null;
  const names = view.seats.map((seat) => seat.name);
  const before = ofGame(beforeComing(history, names[you]!));
  if (before.length && before.length === ofGame(history).length) return null; // nothing was played
  const missed = before.filter(({ event }) => event!.event === 'RoundEnded').length;
  const rounds = roundResults(history, names, rules).filter(
    (round) => round.roles.length && round.round > missed,
  );
  return {
    code: table.code,
    game: table.game ?? 1,
    at,
    rules: { game: rules.game, edition: rules.edition, modules: rules.modules },
    names,
    you,
    rounds: rounds.map(({ roles, winner, gains }) => ({
      role: roles[you] ?? '',
      winner,
      paid: (gains[you]?.cards ?? 0) + (gains[you]?.gold ?? 0) > 0,
    })),
    scores: view.seats.map((seat) => seat.score ?? 0),
    winners: ending.aborted ? [] : view.winners,
    aborted: ending.aborted ?? false,
    ...(isWithoutServer && { here: true }),
  };
}
