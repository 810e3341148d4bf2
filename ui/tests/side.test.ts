// The parts beside the maze: the log in words, players, talk, claims, marks, menu.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lines, sentence } from '../src/words/log.ts';
import SeatStrip from '../src/table/SeatStrip.svelte';
import Ticker from '../src/table/Ticker.svelte';
import Waiting from '../src/table/Waiting.svelte';
import { Choosing } from '../src/prompts/choosing.svelte.ts';
import { describe as worded } from '../src/prompts/describe.ts';
import { inTurn } from '../src/state/players.ts';
import { pointing } from '../src/state/pointing.svelte.ts';
import { keepMarks, marksOf } from '../src/state/marks.svelte.ts';
import Claims from '../src/side-panel/Claims.svelte';
import Log from '../src/side-panel/Log.svelte';
import Players from '../src/side-panel/Players.svelte';
import Talk from '../src/side-panel/Talk.svelte';
import { cardTitle } from '../src/words/titles.ts';
import { changeLanguage, LANGUAGES, loadWords } from '../src/words/texts.svelte.ts';
import { connect, KINDS, sample } from './fake.svelte.ts';

beforeAll(() => loadWords());
afterEach(cleanup);

const BARE = /\b(event|card|tool|claim|goal|player|mark)-\w+|[a-z]+_[a-z]+|undefined|\{|\?\?\?/;

describe('the log', () => {
  afterEach(() => loadWords());

  it.each(KINDS)('has words for everything in %s', (kind) => {
    const { history, view } = sample(kind);
    const names = view!.seats.map((seat) => seat.name);
    for (const line of lines(history, names, view!.seat, { goals: view!.goals }, true)) {
      expect(line.words).toMatch(/^[^ ]+ .*[.!”]$/);
      expect(line.words).not.toMatch(BARE);
      expect(line.words).not.toContain('none');
    }
  });

  it('tells what is hidden only to those who know it', () => {
    const seen = { event: 'MapRead', fields: { seat: 'Ada', cell: '8,0', goal: 'goal_treasure' } };
    const unseen = { event: 'MapRead', fields: { seat: 'Ada', cell: '8,0' } };
    expect(sentence(seen, ['Ada'])).toMatch(/Ada looks at a goal: .*reasure/);
    expect(sentence(unseen, ['Ada'])).toBe('Ada looks at a goal.');
  });

  it('names the winner of a round though nobody reached anything', () => {
    const event = { event: 'RoundEnded', fields: { round: 1, winner: 'saboteurs' } };
    expect(sentence(event, [])).toBe('The saboteurs win the round.');
    const unheld = { ...event, fields: { ...event.fields, winners: [] } };
    expect(sentence(unheld, [])).toBe('Nobody wins the round.');
  });

  it.each(Object.keys(LANGUAGES))('tells in %s of people whatever they are called', async (tag) => {
    await changeLanguage(tag);
    const usual = ['Ada', 'Bo', 'Cai'];
    const strange = ['none', 'you', 'nobody'];
    const renamed = (told: string) =>
      usual.reduce((words, name, seat) => words.replaceAll(name, strange[seat]!), told);
    const told = (names: string[], event: string, seat: number, target: number | null) => {
      const fields: Record<string, string> = { seat: names[seat]!, card: 'map', tool: 'pick' };
      if (target !== null) fields['target'] = names[target]!;
      return [null, 0, 1].map((you) => sentence({ event, fields }, names, you));
    };
    const aimed = ['ActionPlayed', 'GoldGiven', 'ToolFixed', 'GoldStolen'].flatMap((event) =>
      [0, 1].map((target) => ({ event, target })),
    );
    const unaimed = ['ActionPlayed', 'GoldGiven'].map((event) => ({ event, target: null }));
    for (const { event, target } of [...aimed, ...unaimed])
      expect(told(strange, event, 2, target)).toEqual(told(usual, event, 2, target).map(renamed));
  });

  it('has a form of its own for a target', async () => {
    const fields = { seat: 'Ada', target: 'Bo', card: 'map' };
    const event = { event: 'ActionPlayed', fields };
    await changeLanguage('uk');
    expect(sentence(event, ['Ada', 'Bo'])).toContain('на гравця Bo');
    expect(sentence(event, ['Ada', 'Bo'], 1)).toContain('на вас');
    await changeLanguage('ja');
    expect(sentence(event, ['Ada', 'Bo'])).toContain('AdaさんがBoさんに');
    await changeLanguage('ko');
    const self = { ...event, fields: { ...fields, target: 'Ada' } };
    expect(sentence(self, ['Ada', 'Bo'])).toContain('자신에게');
  });

  it.each(['none', 'self'])('lets somebody called %s pay a toll', (name) => {
    const welcome = sample('PayToll');
    welcome.view!.seats[1]!.name = name;
    const { connection } = connect(welcome);
    const option = { ...welcome.prompt!.about!, payer: 1 };
    expect(worded(connection, option)).toContain(` ${name} `);
  });

  it('puts a name with its honorific into lists', async () => {
    const fields = { scores: { Ada: 3, Bo: 4 }, winners: ['Bo'] };
    await changeLanguage('ja');
    const told = sentence({ event: 'GameEnded', fields }, ['Ada', 'Bo']);
    expect(told).toContain('Adaさん 3、Boさん 4');
    expect(told).toContain('勝者：Boさん');
  });

  it('never writes one’s own role on the screen', () => {
    for (const event of ['RoleDealt', 'RoleExchanged']) {
      const dealt = { event, fields: { seat: 'Ada', role: 'saboteur' } };
      expect(sentence(dealt, ['Ada'], 0)).not.toMatch(/saboteur/i);
      expect(sentence(dealt, ['Ada'], 0)).toMatch(/^You\b.*nobody’s looking/);
      const open = sentence(dealt, ['Ada'], 0, { roleOpen: true }); // alone with bots it lies open
      expect(open).toMatch(/^You\b.*face up/);
      expect(open).not.toMatch(/saboteur/i);
    }
  });

  it('lists roles by name', () => {
    const event = { event: 'RolesRevealed', fields: { roles: ['digger', 'saboteur'] } };
    expect(sentence(event, ['Ada', 'Bo'])).toContain('Bo: Saboteur');
  });

  it('flashes the places of a line, and marks the lines of a place in this round', async () => {
    const welcome = sample('Turn');
    const laid = (sequence: number, cell: string) => ({
      sequence,
      event: {
        event: 'PathLaid',
        fields: { seat: 'Bo', card: 'cross', cell, turned: false },
      },
    });
    const started = {
      sequence: 2,
      event: { event: 'RoundStarted', fields: { round: 2, seat: 'Bo' } },
    };
    welcome.history = [laid(1, '1,0'), started, laid(3, '1,0'), laid(4, '2,0')];
    const onshow = vi.fn();
    render(Log, { connection: connect(welcome).connection, onshow });
    const [, first, second] = within(screen.getByTestId('log')).getAllByRole('button');
    await fireEvent.pointerEnter(second!, { pointerType: 'mouse' });
    expect(pointing.cells).toEqual([[2, 0]]);
    await fireEvent.pointerLeave(second!, { pointerType: 'mouse' });
    expect(pointing.cells).toEqual([]);
    expect(pointing.asked).toBe(0); // the view stays where it is for a mouse
    await fireEvent.click(first!);
    expect(pointing.cells).toEqual([[1, 0]]);
    expect(pointing.asked).toBe(1);
    expect(onshow).toHaveBeenCalledOnce(); // what lies over the maze goes away
    second!.focus();
    await fireEvent.keyDown(second!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
    pointing.place = [1, 0];
    flushSync();
    const marked = [...screen.getByTestId('log').querySelectorAll('.marked')];
    expect(marked.map((line) => line.getAttribute('data-line'))).toEqual(['2']);
    pointing.place = null;
    pointing.at([]);
  });

  it('flashes nothing any more once the line under the mouse is gone', async () => {
    const welcome = sample('Turn');
    const fell = { seat: 'Bo', card: 'cross', cell: '1,0' };
    welcome.prompt = null;
    welcome.history = [{ sequence: 1, event: { event: 'RockFell', fields: fell } }];
    const { fake, connection } = connect(welcome);
    render(Ticker, { connection });
    await fireEvent.pointerEnter(screen.getByTestId('ticker'), { pointerType: 'mouse' });
    expect(pointing.cells).toEqual([[1, 0]]);
    fake.history = [...fake.history]; // the same line, drawn anew
    flushSync();
    await tick();
    expect(pointing.cells).toEqual([[1, 0]]);
    const passed = { event: 'TurnSkipped', fields: { seat: 'Bo' } };
    fake.history = [...fake.history, { sequence: 2, event: passed }];
    flushSync();
    await tick();
    expect(pointing.cells).toEqual([]);
  });

  it('leaves out what others draw, unless everything is wanted', async () => {
    const { connection } = connect(sample('Turn'));
    render(Log, { connection });
    expect(screen.queryByText('Ada draws a card.')).toBeNull();
    await fireEvent.change(screen.getByTestId('log-filter'), { target: { value: 'all' } });
    expect(screen.queryAllByText('Ada draws a card.').length).toBeGreaterThan(0);
  });
});

describe('players', () => {
  it('shows cards in hand, tools in front and whose turn it is', () => {
    const { connection } = connect(sample('Turn'));
    render(Players, { connection });
    const ada = within(screen.getByTestId('player-0'));
    expect(ada.getByText('6 cards in hand')).toBeTruthy();
    expect(ada.getByLabelText('lantern')).toBeTruthy();
    expect(within(screen.getByTestId('player-2')).getByText('to play')).toBeTruthy();
    expect(ada.queryByText('to play')).toBeNull();
  });

  it('lists the seats from oneself on, and moves nobody when turns go the other way', () => {
    const turned = sample('Turn');
    turned.view!.clockwise = false;
    expect(inTurn(connect(turned).connection).map(({ name }) => name)).toEqual([
      'Cai',
      'Bo',
      'Ada',
      'Eli',
      'Dee',
    ]);
    const order = (welcome: typeof turned) => {
      const { connection } = connect(welcome);
      const { container } = render(Players, { connection });
      const items = [...container.querySelectorAll('ol > li')];
      return items.map((item) => item.querySelector('.who')!.textContent);
    };
    expect(order(sample('Turn'))).toEqual(['Cai', 'Dee', 'Eli', 'Ada', 'Bo']);
    expect(order(turned)).toEqual(order(sample('Turn')));
  });

  it('says that somebody is away and that a bot plays for them', () => {
    const welcome = sample('Turn');
    welcome.table.seats[0] = { ...welcome.table.seats[0]!, kind: 'person', present: false };
    welcome.table.seats[1] = { ...welcome.table.seats[1]!, kind: 'person', replaced: true };
    const { connection } = connect(welcome);
    render(Players, { connection });
    expect(within(screen.getByTestId('player-0')).getByText('away')).toBeTruthy();
    expect(within(screen.getByTestId('player-1')).getByText('away, bot playing')).toBeTruthy();
  });

  it('tells what is public of their gold on a small screen, too', () => {
    const welcome = sample('Turn');
    const seats = welcome.view!.seats.map((seat, place) => ({
      ...seat,
      ...(place === 1 && { nugget_cards: 2, least: 4, most: 6 }),
      ...(place === 3 && { nugget_cards: 2, least: 4, most: 4 }),
      tokens: place === 2 ? 3 : 0,
    }));
    const { connection } = connect({ ...welcome, view: { ...welcome.view!, seats } });
    render(SeatStrip, { connection, onopen: () => {} });
    const told = (seat: number) => screen.getByTestId(`strip-${seat}`).textContent;
    expect(told(0)).not.toContain('gold');
    expect(told(1)).toContain('2 nugget cards (4–6 gold)');
    expect(told(2)).toContain('3 gold');
    expect(told(3)).toContain('4 gold');
  });

  it('names the role of each, for a big screen, once all are shown', () => {
    const { fake, connection } = connect({ ...sample('PickNugget'), you: null });
    render(Players, { connection });
    const roles = fake.view!.seats.map(({ role }) => cardTitle(role!));
    roles.forEach((role, seat) =>
      expect(within(screen.getByTestId(`player-${seat}`)).getByText(role)).toBeTruthy(),
    );
  });

  it('sends a claim about a player from the menu', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(Players, { connection });
    await fireEvent.click(screen.getByTestId('player-menu-3'));
    await fireEvent.click(screen.getByTestId('claim-suspect'));
    expect(fake.sent).toEqual([{ type: 'claim', claim: 'suspect', about: 3 }]);
  });

  it('keeps suspicion marks on this device', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(Players, { connection });
    await fireEvent.click(screen.getByTestId('player-menu-0'));
    await fireEvent.click(screen.getByTestId('mark-saboteur'));
    const ada = within(screen.getByTestId('player-0'));
    expect(ada.getByText('My mark: saboteur')).toBeTruthy();
    expect(localStorage.getItem(`motherlode.marks.${fake.code}`)).toContain('"Ada":"saboteur"');
    expect(fake.sent).toEqual([]);
  });

  it('keeps what was marked when a person takes the place of a bot', () => {
    const { connection } = connect(sample('Turn'));
    const [was, name] = [connection.view!.seats[1]!.name, 'Nora'];
    const marks = marksOf(connection);
    keepMarks(connection);
    marks.suspect(was, 'saboteur');
    marks.write(was, 'hm');
    connection.view!.seats[1]!.name = name;
    const event = { event: 'SeatTaken', fields: { seat: name, was } };
    connection.history = [...connection.history, { sequence: 99, event }];
    keepMarks(connection);
    expect([marks.suspicion(was), marks.suspicion(name), marks.note(name)]).toEqual([
      null,
      'saboteur',
      'hm',
    ]);
  });
});

describe('talk', () => {
  const say = (seat: number, text: string) => ({
    sequence: 99,
    talk: { type: 'talk' as const, sequence: 99, seat, text },
  });

  it('sends what is said, once, and never nothing', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(Talk, { connection });
    const input = screen.getByTestId('say');
    await fireEvent.input(input, { target: { value: '  Dig left! ' } });
    await fireEvent.submit(input.closest('form')!);
    await fireEvent.submit(input.closest('form')!);
    expect(fake.sent).toEqual([{ type: 'say', text: 'Dig left!' }]);
  });

  it('shows markup as text, and nothing of the muted', async () => {
    const { fake, connection } = connect(sample('Turn'));
    fake.history = [say(0, '<b>hello</b>'), say(1, 'hidden words')];
    render(Talk, { connection });
    render(Players, { connection });
    expect(screen.getByText('<b>hello</b>')).toBeTruthy();
    expect(screen.getByText('hidden words')).toBeTruthy();
    await fireEvent.click(screen.getByTestId('player-menu-1'));
    await fireEvent.click(screen.getByTestId('mute'));
    expect(screen.queryByText('hidden words')).toBeNull();
    await fireEvent.click(screen.getByTestId('unmute-all'));
    expect(screen.getByText('hidden words')).toBeTruthy();
  });

  it('has no field and no claims when the host switched them off', () => {
    const welcome = sample('Turn');
    welcome.table.settings = { ...welcome.table.settings, chat: false, claims: false };
    const { connection } = connect(welcome);
    render(Talk, { connection });
    expect(screen.queryByTestId('say')).toBeNull();
    expect(screen.queryByTestId('claims-open')).toBeNull();
    expect(screen.getByText('The host turned off chat.')).toBeTruthy();
  });

  it('offers no claims once the roles are shown', () => {
    const welcome = sample('Turn');
    welcome.view!.revealed = true;
    const { connection } = connect(welcome);
    render(Talk, { connection });
    expect(screen.getByTestId('say')).toBeTruthy();
    expect(screen.queryByTestId('claims-open')).toBeNull();
  });

  it('lets spectators read only', () => {
    const welcome = { ...sample('Turn'), you: null };
    const { connection } = connect(welcome);
    render(Talk, { connection });
    expect(screen.queryByTestId('say')).toBeNull();
    expect(screen.queryByTestId('claims-open')).toBeNull();
  });

  it('sends claims about goals, players and own tools', async () => {
    const welcome = sample('Turn');
    welcome.view!.seats[2] = { ...welcome.view!.seats[2]!, tools: ['lantern'] };
    const { fake, connection } = connect(welcome);
    render(Claims, { connection });
    for (const id of [
      'claim-treasure-8,-2',
      'claim-no_treasure-8,2',
      'claim-trust-4',
      'claim-fix-lantern',
    ]) {
      await fireEvent.click(screen.getByTestId(id));
    }
    expect(fake.sent).toEqual([
      { type: 'claim', claim: 'treasure', cell: [8, -2] },
      { type: 'claim', claim: 'no_treasure', cell: [8, 2] },
      { type: 'claim', claim: 'trust', about: 4 },
      { type: 'claim', claim: 'fix', tool: 'lantern' },
    ]);
    expect(screen.getByText('Fix my lantern!')).toBeTruthy();
  });

  it('puts claims into the log, with the goal by its place', () => {
    const welcome = sample('Turn');
    const talk = { type: 'talk' as const, sequence: 9, seat: 1, claim: 'treasure' as const };
    welcome.history = [{ sequence: 9, talk: { ...talk, cell: [8, -2] } }];
    const { connection } = connect(welcome);
    render(Log, { connection });
    expect(screen.getByText('Bo claims: “The treasure is at the upper goal.”')).toBeTruthy();
  });

  it('tells one’s own claims as one’s own', () => {
    const welcome = sample('Turn');
    const { connection } = connect(welcome);
    const seat = welcome.you!;
    const talk = { type: 'talk' as const, sequence: 9, seat, claim: 'treasure' as const };
    connection.history = [{ sequence: 9, talk: { ...talk, cell: [8, -2] } }];
    render(Log, { connection });
    expect(screen.getByText('You claim: “The treasure is at the upper goal.”')).toBeTruthy();
  });

  it('leaves what was said to who said it, whoever sits there now', () => {
    const welcome = sample('Turn');
    const claim = { type: 'talk' as const, sequence: 9, seat: 1, claim: 'treasure' as const };
    welcome.history = [
      { ...say(1, 'bad words'), by: 'Nora' },
      { sequence: 9, talk: { ...claim, cell: [8, -2] }, by: 'Nora' },
    ];
    const { connection } = connect(welcome);
    render(Talk, { connection });
    render(Log, { connection });
    expect(screen.getByText('bad words').closest('p')!.textContent).toContain('Nora');
    expect(screen.getByText('Nora claims: “The treasure is at the upper goal.”')).toBeTruthy();
  });
});

it('doesn’t say that a move is being sent while the table shows what came of it', async () => {
  const { fake, connection } = connect({ ...sample('Turn'), prompt: null });
  render(Waiting, { connection, choosing: new Choosing(connection) });
  expect(screen.getByTestId('waiting').textContent).toBe('Sending…');
  fake.unfolding = true;
  await tick();
  expect(screen.getByTestId('waiting').textContent).toBe('');
});
