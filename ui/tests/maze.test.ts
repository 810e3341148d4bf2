// The maze knows where things lie: geometry, the camera, and what a view says of places.
import { describe, expect, it } from 'vitest';
import { claimsOf } from '../src/maze/claims.ts';
import { Camera } from '../src/maze/camera.svelte.ts';
import {
  axisLabels,
  boxAround,
  type Cell,
  cellOf,
  HEIGHT,
  keyOf,
  nextCell,
  planeAt,
  seenAt,
  seenBox,
  seenCell,
  seenSide,
  seenStep,
  type Way,
  WIDTH,
} from '../src/kit/geometry.ts';
import { laidSince, lastMove, thingsOf } from '../src/maze/things.ts';
import { fixture } from './table.ts';
import { onScreen, seen } from './onScreen.ts';

describe('geometry', () => {
  it('reads and writes cells as the notation does', () => {
    expect(cellOf('8,-2')).toEqual([8, -2]);
    expect(keyOf([-1, 0])).toBe('-1,0');
  });

  it('names the columns and rows there are, and fewer of them where they are small', () => {
    const cells: Cell[] = [
      [0, 0],
      [4, -3],
    ];
    expect(axisLabels(cells, 0, 0.5)).toEqual([0, 1, 2, 3, 4]);
    expect(axisLabels(cells, 1, 0.5)).toEqual([-3, -2, -1, 0]);
    expect(axisLabels(cells, 1, 1.2).map(String)).toEqual(['-2', '0']);
    expect(axisLabels([], 0, 0.5)).toEqual([]);
  });

  it('goes to the nearest place in a direction', () => {
    const places: Cell[] = [
      [0, -1],
      [3, 0],
      [2, 4],
    ];
    expect(nextCell([0, 0], places, [1, 0])).toEqual([3, 0]);
    expect(nextCell([0, 0], places, [0, -1])).toEqual([0, -1]);
    expect(nextCell([3, 0], places, [0, 1])).toEqual([2, 4]);
    expect(nextCell([0, 0], places, [-1, 0])).toBeNull();
  });
});

describe('a mine that leads down', () => {
  const WAYS: Way[] = ['across', 'down'];

  it('is the same one turned by a quarter: what is ahead is below, what is above is on the right', () => {
    expect(seenAt({ x: 3, y: 0 }, 'down')).toEqual({ x: -0, y: 3 });
    expect(seenAt({ x: 0, y: -2 }, 'down')).toEqual({ x: 2, y: 0 });
    expect(seenBox([8, -2], 'down')).toEqual({
      left: HEIGHT,
      top: 800,
      width: HEIGHT,
      height: WIDTH,
    });
    const cells: Cell[] = [
      [0, 0],
      [8, -2],
      [8, 2],
    ];
    const [start, upper, lower] = cells.map((cell) => seenBox(cell, 'down'));
    expect(upper!.top).toBeGreaterThan(start!.top);
    expect(upper!.left).toBeGreaterThan(lower!.left);
  });

  it('has each cell where it is seen', () => {
    for (const way of WAYS) {
      for (const cell of [
        [0, 0],
        [8, -2],
        [-1, 3],
      ] as Cell[]) {
        const { left, top, width, height } = seenBox(cell, way);
        for (const [aside, away] of [
          [0.01, 0.01],
          [0.5, 0.5],
          [0.99, 0.99],
        ] as const) {
          expect(seenCell({ x: left + width * aside, y: top + height * away }, way)).toEqual(cell);
        }
      }
      expect(planeAt(seenAt({ x: 5, y: 7 }, way), way)).toEqual({ x: 5, y: 7 });
    }
  });

  it('leads keys and names sides as they are seen', () => {
    expect(seenStep([0, 1], 'down')).toEqual([1, 0]); // down the screen, on into the mine
    expect(seenStep([1, 0], 'down')).toEqual([0, -1]);
    expect(seenStep([1, 0], 'across')).toEqual([1, 0]);
    expect(['n', 'e', 's', 'w'].map((side) => seenSide(side, 'down')).join('')).toBe('eswn');
    expect(seenSide('N', 'down')).toBe('E');
    expect(seenSide('n', 'across')).toBe('n');
  });

  it('needs as much width as the other needs height, in cards', () => {
    const cells: Cell[] = [
      [0, 0],
      [8, -2],
      [8, 2],
    ];
    const across = boxAround(cells, 'across', 0);
    const down = boxAround(cells, 'down', 0);
    expect([across.width, across.height]).toEqual([9 * WIDTH, 5 * HEIGHT]);
    expect([down.width, down.height]).toEqual([5 * HEIGHT, 9 * WIDTH]);
  });

  it('is seen whole on an upright screen, larger than across it', () => {
    const cells: Cell[] = [
      [0, 0],
      [8, -2],
      [8, 2],
    ];
    const camera = new Camera();
    camera.resize(390, 500, cells);
    const { scale } = camera;
    camera.turn('down', cells);
    expect(camera.scale).toBeGreaterThan(scale);
    expect(cells.every((cell) => seen(camera, cell))).toBe(true);
    const { left, top } = onScreen(camera, [8, 2]);
    expect(camera.cellAt(left + 3, top + 3)).toEqual([8, 2]);
    expect(camera.transform).toContain('rotate(90deg)');
  });
});

describe('what lies in the maze', () => {
  it('has chests and dwarves from what modules show', () => {
    const { view } = fixture('PayToll');
    view!.kept['treasure_chests']!['cells'] = ['3,-1', '5,1'];
    view!.kept['toll_tunnels'] = { cells: ['0,-1'], sides: ['s'], seats: ['Cai'] };
    view!.maze = view!.maze.slice(0, 1);
    const things = thingsOf(view!);
    expect(things.covered.map((chest) => keyOf(chest.cell))).toEqual(['3,-1', '5,1']);
    expect(things.figures).toMatchObject([{ cell: [0, -1], side: 's', owner: 'Cai' }]);
  });

  it('draws a goal that is part of the maze once', () => {
    const { view } = fixture('Steal');
    const cells = thingsOf(view!).cells.map(keyOf);
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('marks the last move, of this round only', () => {
    const laid = { event: { event: 'PathLaid', fields: { cell: '1,0' } } };
    const drawn = { event: { event: 'CardDrawn', fields: {} } };
    const started = { event: { event: 'RoundStarted', fields: {} } };
    expect(lastMove([laid, drawn])).toEqual([1, 0]);
    expect(lastMove([laid, started, drawn])).toBeNull();
  });

  it('flies a flag for the newest claim of each about a goal, in this round', () => {
    const said = (seat: number, claim: 'treasure' | 'no_treasure', row: number) => ({
      sequence: 1,
      talk: { type: 'talk' as const, sequence: 1, seat, claim, cell: [8, row] as [number, number] },
    });
    const started = { sequence: 1, event: { event: 'RoundStarted', fields: {} } };
    const history = [said(0, 'treasure', 2), started, said(0, 'treasure', 0)];
    expect([...claimsOf(history)]).toEqual([['8,0', [{ seat: 0, treasure: true }]]]);
    const more = [...history, said(1, 'no_treasure', 0), said(0, 'treasure', -2)];
    expect(claimsOf(more).get('8,0')).toEqual([{ seat: 1, treasure: false }]);
    expect(claimsOf(more).get('8,-2')).toEqual([{ seat: 0, treasure: true }]);
    expect(claimsOf([...more, started]).size).toBe(0);
  });

  it('knows who laid what since the own last turn', () => {
    const laid = (seat: string, cell: string) => ({
      event: { event: 'PathLaid', fields: { seat, cell } },
    });
    const names = ['Ada', 'Bo', 'Cai'];
    const history = [laid('Bo', '1,0'), laid('Ada', '2,0'), laid('Bo', '3,0'), laid('Cai', '4,0')];
    expect([...laidSince(history, names, 0)]).toEqual([
      ['4,0', 2],
      ['3,0', 1],
    ]);
    expect(laidSince(history, names, null).size).toBe(2);
  });
});
