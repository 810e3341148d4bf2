// The way to a table around one device: who plays, how many bots, which game.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPeople, peopleAt } from '../src/device/seats.ts';
import AddPerson from '../src/lobby/AddPerson.svelte';
import { mayStart } from '../src/lobby/around.ts';
import PassAround from '../src/pages/PassAround.svelte';
import { loadWords } from '../src/words/texts.svelte.ts';
import { CATALOGUE } from './catalogue.ts';

interface Posted {
  path: string;
  body: Record<string, unknown>;
}

let asked: Posted[] = [];
let seat = 0;

const posted = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
const token = (number: number) => String(number).repeat(22);

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  seat = 0;
  await loadWords('en', ['around']);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (!body) return Response.json(CATALOGUE);
    asked.push({ path, body: JSON.parse(body as string) as Posted['body'] });
    return Response.json({ code: 'GOLD42', seat, token: token(seat++) });
  });
});
afterEach(cleanup);

describe('a table around one device', () => {
  const fill = async (...names: string[]) => {
    for (const [place, name] of names.entries())
      await fireEvent.input(await screen.findByTestId(`person-${place}`), {
        target: { value: name },
      });
  };

  it('has a seat for everyone, bots beside them, and begins at once', async () => {
    render(PassAround);
    await fill('Ada', 'Bo ', 'Cai');
    await fireEvent.click(screen.getByTestId('remove-1'));
    await fireEvent.click(screen.getByTestId('around-start'));
    await waitFor(() => expect(location.pathname).toBe('/t/GOLD42'));
    const { name, settings, start } = posted('/api/tables')[0]!;
    expect([name, start]).toEqual(['Ada', false]);
    expect(settings).toMatchObject({ game: 'base', players: 3, shared: true });
    expect(posted('/api/tables/GOLD42/seats')).toEqual([{ name: 'Cai' }]);
    expect(peopleAt('GOLD42')).toEqual([token(0), token(1)]);
    expect([mayStart('GOLD42'), mayStart('GOLD42')]).toEqual([true, false]);
  });

  it('asks again for a name that is refused, and keeps the seats that there are', async () => {
    const answered = fetch;
    const failure = { code: 'name_taken', reason: 'somebody has this name', why: null };
    vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) =>
      `${request.body as string}`.includes('"Bo"')
        ? Response.json(failure, { status: 409 })
        : answered(path, request),
    );
    render(PassAround);
    await fill('Ada', 'Cai', 'Bo');
    await fireEvent.click(screen.getByTestId('around-start'));
    await waitFor(() =>
      expect(screen.getByTestId('person-2').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(peopleAt('GOLD42')).toEqual([token(0), token(1)]);
    await fill('Ada', 'Cai', 'Dee');
    await fireEvent.click(screen.getByTestId('around-start'));
    await waitFor(() => expect(peopleAt('GOLD42')).toEqual([token(0), token(1), token(2)]));
    expect(posted('/api/tables')).toHaveLength(1);
    expect(posted('/api/tables/GOLD42/seats')).toEqual([{ name: 'Cai' }, { name: 'Dee' }]);
  });

  it('makes another table where the first one can’t be gone on with', async () => {
    const answered = fetch;
    let left = 1;
    vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) =>
      path.endsWith('/seats') && left-- > 0
        ? Response.json({ code: 'no_table', reason: '', why: null }, { status: 404 })
        : answered(path, request),
    );
    render(PassAround);
    await fill('Ada', 'Bo', 'Cai');
    await fireEvent.click(screen.getByTestId('around-start'));
    await waitFor(() => expect(peopleAt('GOLD42')).toEqual([token(0)]));
    await fireEvent.click(screen.getByTestId('around-start'));
    await waitFor(() => expect(peopleAt('GOLD42')).toHaveLength(3));
    expect(posted('/api/tables')).toHaveLength(2);
  });

  it('makes another table for whoever comes back to the page', async () => {
    const answered = fetch;
    vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
      if (path.endsWith('/seats')) throw new TypeError('no line');
      return answered(path, request);
    });
    for (const count of [1, 2]) {
      render(PassAround);
      await fill('Ada', 'Bo', 'Cai');
      await fireEvent.click(screen.getByTestId('around-start'));
      await waitFor(() => expect(peopleAt('GOLD42')).toEqual([token(count - 1)]));
      cleanup();
    }
    expect(posted('/api/tables')).toHaveLength(2);
  });

  it('needs a name of their own from everyone, and a game for so many', async () => {
    render(PassAround);
    await fill('Ada', 'ada', '');
    await fireEvent.click(screen.getByTestId('around-start'));
    expect(screen.getByText('Someone here already has this name')).toBeTruthy();
    expect(screen.getByTestId('person-2').getAttribute('aria-invalid')).toBe('true');
    expect(posted('/api/tables')).toEqual([]);
    await fireEvent.click(screen.getByTestId('lobby-duel'));
    expect(screen.getByTestId('around-counts').textContent).toContain('2');
    expect(screen.getByTestId('around-start')).toHaveProperty('disabled', true);
    for (let count = 3; count < 12; count += 1)
      await fireEvent.click(screen.getByTestId('add-person'));
    expect(screen.queryByTestId('add-person')).toBe(null);
    expect(screen.getAllByTestId(/^person-/)).toHaveLength(12);
  });
});

describe('one more person', () => {
  const add = async (name: string) => {
    await fireEvent.click(await screen.findByTestId('add-person'));
    await fireEvent.input(screen.getByTestId('added-name'), { target: { value: name } });
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down', hidden: true }));
  };

  it('sits down at the table in its lobby, and this device keeps the seat', async () => {
    keepPeople('GOLD42', [token(7), token(8)]);
    seat = 3;
    render(AddPerson, { code: 'GOLD42' });
    await add('Dee ');
    await waitFor(() => {
      expect(peopleAt('GOLD42')).toEqual([token(7), token(8), null, token(3)]);
    });
    expect(posted('/api/tables/GOLD42/seats')).toMatchObject([{ name: 'Dee' }]);
    await waitFor(() => {
      expect(screen.queryByTestId('added-name')).toBe(null);
    });
  });

  it('needs a name that nobody has', async () => {
    const failure = { code: 'name_taken', reason: 'somebody has this name', why: null };
    vi.stubGlobal('fetch', async () => Response.json(failure, { status: 409 }));
    render(AddPerson, { code: 'GOLD42' });
    await add(' ');
    expect(screen.getByTestId('added-name').getAttribute('aria-invalid')).toBe('true');
    await fireEvent.input(screen.getByTestId('added-name'), { target: { value: 'Ada' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down', hidden: true }));
    expect(await screen.findByText(/name/, { selector: '[role=alert], .error' })).toBeTruthy();
    expect(peopleAt('GOLD42')).toEqual([]);
  });
});
