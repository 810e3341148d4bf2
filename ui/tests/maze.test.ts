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

/** Where a cell lies on the screen. */
const onScreen = (camera: Camera, cell: Cell) => {
  const { left, top, width, height } = camera.boxOf(cell);
  return { left, top, right: left + width, bottom: top + height };
};
const seen = (camera: Camera, cell: Cell) => {
  const { left, top, right, bottom } = onScreen(camera, cell);
  return left >= 0 && top >= 0 && right <= camera.width && bottom <= camera.height;
};

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
    const [start, upper, lower] = [
      [0, 0],
      [8, -2],
      [8, 2],
    ].map((cell) => seenBox(cell as unknown as Cell, 'down'));
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

describe('the camera', () => {
  const small: Cell[] = [
    [0, 0],
    [8, 2],
    [8, -2],
  ];
  const large: Cell[] = [
    [0, 0],
    [8, 2],
    [3, -9],
  ];

  it('shows all at the start and when the maze grows', () => {
    const camera = new Camera();
    camera.resize(1600, 1000, small);
    expect(seen(camera, [8, 2])).toBe(true);
    expect(seen(camera, [3, -9])).toBe(false);
    camera.follow(large);
    expect(camera.gentle).toBe(true);
    expect(large.every((cell) => seen(camera, cell))).toBe(true);
    expect(camera.partial).toBe(false);
  });

  it('has the flags beside a goal in sight as well, also where a panel takes its room', () => {
    const camera = new Camera();
    const end = () => {
      const { left, width } = camera.boxOf([8, 2]);
      return left + width + 78 * camera.scale;
    };
    camera.resize(500, 1000, small);
    expect(end()).toBeGreaterThan(500);
    camera.flagged = [[8, 2]];
    camera.follow(small);
    expect(end()).toBeLessThan(500.01);
    camera.resize(440, 1000, small);
    expect(end()).toBeLessThan(440.01);
  });

  it('follows what happens in a maze that would need cards too small to read', () => {
    const camera = new Camera();
    camera.resize(800, 500, small);
    camera.follow(large, [[3, -9]]);
    expect(camera.scale * WIDTH).toBeCloseTo(48);
    expect(seen(camera, [3, -9])).toBe(true);
    expect(camera.partial).toBe(true);
    camera.follow([...large, [8, 3]], [[8, 3]]);
    expect(seen(camera, [8, 3])).toBe(true);
    camera.begin(large); // the next round
    expect(large.every((cell) => seen(camera, cell))).toBe(true);
    expect(camera.partial).toBe(false);
  });

  it('follows what happens out from under the corners', () => {
    const camera = new Camera();
    camera.cover = { topLeft: [120, 100], topRight: [120, 100] };
    camera.resize(800, 500, small);
    const cell: Cell = [-5, -9];
    camera.follow([...large, cell], [cell]);
    expect(camera.partial).toBe(true);
    expect(seen(camera, cell)).toBe(true);
    expect(camera.boxOf(cell).left).toBeLessThan(120);
    expect(camera.boxOf(cell).top).toBeGreaterThanOrEqual(100);
  });

  it('comes to where most places lie that can be chosen, if it can’t show them all', () => {
    const many = ['3,8', '4,8', '4,7'].map(cellOf);
    const all: Cell[] = [[-9, -2], ...many, [9, -9]]; // nothing lies in the corners of their box
    const camera = new Camera();
    camera.resize(800, 500, small);
    camera.follow([...large, ...all], all);
    expect(camera.partial).toBe(true);
    expect(many.every((cell) => seen(camera, cell))).toBe(true);
    const phone = new Camera();
    phone.resize(360, 340, small);
    phone.approach(all);
    expect(phone.fingered).toBe(true);
    expect(many.every((cell) => seen(phone, cell))).toBe(true);
  });

  it('makes no card smaller than a round began with, where all had to be small', () => {
    const camera = new Camera();
    camera.resize(390, 340, small);
    const { scale } = camera;
    expect(scale * WIDTH).toBeLessThan(48);
    camera.follow(large, [[3, -9]]);
    expect(camera.scale).toBeCloseTo(scale);
    expect(seen(camera, [3, -9])).toBe(true);
  });

  it('shows a mine with cards too small to play for a moment, then comes to the action', () => {
    const start: Cell[] = [
      [0, 0],
      [1, 0],
    ];
    const five: Cell[] = [...start, ...[-4, -2, 0, 2, 4].map((row): Cell => [8, row])];
    for (const [width, height, way] of [
      [600, 320, 'across'],
      [360, 340, 'down'],
    ] as const) {
      const camera = new Camera();
      camera.resize(width, height, five);
      camera.turn(way, five);
      expect(five.every((cell) => seen(camera, cell))).toBe(true);
      expect(camera.glancing).toBe(true);
      camera.follow([...five, [1, 1]], start); // somebody was quick: the moment stays
      expect(camera.partial).toBe(false);
      camera.settle(start);
      expect(camera.scale * WIDTH).toBeCloseTo(48);
      expect(start.every((cell) => seen(camera, cell))).toBe(true);
      expect(camera.partial).toBe(true); // so that all of it is offered
      camera.fit(five);
      camera.follow(five, start);
      expect(five.every((cell) => seen(camera, cell))).toBe(true); // whoever asks for all keeps it
    }
  });

  it('leaves alone who moves in that moment, and a lesson sees all', () => {
    const five: Cell[] = [[0, 0], ...[-4, 4].map((row): Cell => [8, row])];
    const camera = new Camera();
    camera.resize(600, 320, five);
    camera.move(5, 5);
    const before = camera.transform;
    camera.settle([[0, 0]]);
    expect(camera.transform).toBe(before);
    const taught = new Camera();
    taught.whole = true;
    taught.resize(600, 320, five);
    expect(taught.glancing).toBe(false);
  });

  it('comes nearer to places that a finger could mistake, and goes back', () => {
    const camera = new Camera();
    camera.resize(360, 340, small);
    const before = camera.transform;
    camera.approach([
      [1, 0],
      [8, 2],
    ]);
    expect(camera.transform).toBe(before); // they are far apart
    const crowded: Cell[] = [
      [1, 1],
      [2, 1],
    ];
    camera.approach(crowded);
    for (const cell of crowded) {
      const { left, right, top, bottom } = onScreen(camera, cell);
      expect(right - left).toBeGreaterThanOrEqual(44);
      expect(bottom - top).toBeGreaterThanOrEqual(44);
      expect(seen(camera, cell)).toBe(true);
    }
    expect(camera.holds(crowded)).toBe(true);
    camera.withdraw(small);
    expect(camera.transform).toBe(before);
    camera.approach([...crowded, [-3, 1], [8, 1]]);
    expect(camera.fingered).toBe(true);
    expect(camera.holds([[8, 1]])).toBe(false); // a button brings all of it back
  });

  it('leaves a person the view they chose until they ask for all', () => {
    const camera = new Camera();
    camera.resize(800, 500, small);
    camera.move(30, 10);
    const before = camera.transform;
    camera.follow(large);
    expect(camera.transform).toBe(before);
    camera.fit(large);
    expect(seen(camera, [3, -9])).toBe(true);
  });

  it('zooms around a point, within bounds', () => {
    const camera = new Camera();
    camera.resize(800, 500, small);
    const at = (x: number, y: number) => [
      (x - camera.x) / camera.scale,
      (y - camera.y) / camera.scale,
    ];
    const before = at(200, 100);
    camera.zoom(1.5, 200, 100);
    expect(at(200, 100)[0]).toBeCloseTo(before[0]!);
    expect(at(200, 100)[1]).toBeCloseTo(before[1]!);
    for (let turn = 0; turn < 50; turn++) camera.zoom(2);
    expect(camera.scale).toBeLessThanOrEqual(3);
    for (let turn = 0; turn < 50; turn++) camera.zoom(0.5);
    expect(camera.scale).toBeGreaterThan(0.05);
  });

  it('is as large as can be without a card below what covers a corner', () => {
    const camera = new Camera();
    const goals: Cell[] = [-4, -2, 0, 2, 4].map((row) => [8, row]);
    camera.cover = { topLeft: [150, 50], bottomLeft: [170, 90] };
    camera.resize(390, 460, [[0, 0], ...goals]);
    expect(camera.scale).toBeCloseTo(460 / (9.2 * HEIGHT)); // the corners are empty
    camera.begin([[0, 0], [0, 4], ...goals]);
    const { bottom } = onScreen(camera, [0, 4]);
    const { left } = onScreen(camera, [0, 4]);
    expect(bottom <= 460 - 90 || left >= 170).toBe(true);
    expect(goals.every((cell) => seen(camera, cell))).toBe(true);
  });

  it('leaves the upper edge to the names of the columns', () => {
    const upper = (cells: Cell[], camera: Camera) =>
      Math.min(...cells.map((cell) => onScreen(camera, cell).top));
    for (const [width, height] of [
      [300, 260],
      [300, 400],
      [700, 250],
    ] as const) {
      const camera = new Camera();
      camera.upper = 18;
      camera.resize(width, height, large);
      expect(upper(large, camera)).toBeGreaterThanOrEqual(18 - 1e-6);
      expect(large.every((cell) => seen(camera, cell))).toBe(true);
    }
    const camera = new Camera();
    camera.upper = 18;
    camera.resize(800, 500, small);
    camera.follow([...small, [2, -3]]);
    expect(onScreen(camera, [2, -3]).top).toBeGreaterThanOrEqual(18 - 1e-6);
    camera.reveal([2, -9]);
    expect(onScreen(camera, [2, -9]).top).toBeCloseTo(18);
  });

  it('brings a place into sight that keys come to, and moves for no other', () => {
    const camera = new Camera();
    camera.resize(800, 500, small);
    const before = camera.transform;
    camera.reveal([8, 2]);
    expect(camera.transform).toBe(before);
    camera.reveal([3, -9]);
    expect(seen(camera, [3, -9])).toBe(true);
    expect(camera.taken).toBe(false);
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
