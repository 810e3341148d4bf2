// Where the camera stands: all in sight, clear of what lies over the corners, near where something happens.
import { describe, expect, it } from 'vitest';
import { type Cell, cellOf, HEIGHT, keyOf, WIDTH } from '../src/kit/geometry.ts';
import { beyond } from '../src/maze/beyond.ts';
import { Camera } from '../src/maze/camera.svelte.ts';
import { isCovered, withButton } from '../src/maze/cover.ts';
import { onScreen, seen } from './onScreen.ts';

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
    const { left, top } = camera.boxOf(cell);
    expect(left >= 120 || top >= 100).toBe(true);
  });

  it('shows all places that can be seen between the corners', () => {
    const camera = new Camera();
    camera.cover = { topLeft: [56, 90], topRight: [100, 84] };
    camera.resize(360, 340, small);
    camera.turn('down', small);
    const isFree = (cell: Cell) => !isCovered(camera.boxOf(cell), camera.cover, camera);
    const reached = (cells: Cell[]) => cells.filter((cell) => seen(camera, cell) && isFree(cell));
    // a column that is as high as the ground, between the corners
    const high = [0, 1, 2, 3, 4, 5, 6].map((column): Cell => [column, 1]);
    camera.approach(high);
    expect(reached(high)).toEqual(high);
    expect(camera.scale * WIDTH).toBeGreaterThanOrEqual(44);
    expect(beyond(camera, high)).toEqual([]);
  });

  it('keeps clear of what covers a whole side', () => {
    const camera = new Camera();
    camera.cover = { left: 60 };
    camera.resize(574, 343, small);
    expect(small.every((cell) => onScreen(camera, cell).left >= 60)).toBe(true);
    for (const cell of [...large, [-5, -9] as Cell]) {
      camera.follow([...large, cell], [cell]);
      expect(seen(camera, cell)).toBe(true);
      expect(onScreen(camera, cell).left).toBeGreaterThanOrEqual(60);
    }
  });

  it('hints at places out of sight and leads to them', () => {
    const camera = new Camera();
    camera.cover = { topLeft: [56, 90], topRight: [100, 84] };
    camera.resize(360, 340, small);
    const places: Cell[] = [...['1,1', '1,2', '2,2', '1,3'].map(cellOf), [9, 2], [9, 3]];
    camera.approach(places);
    const [hint, ...others] = beyond(camera, places);
    expect(others).toEqual([]);
    expect(hint).toMatchObject({ side: 'right', cells: places.slice(4), x: 360 - 22 });
    camera.look(hint!.cells, places);
    expect(hint!.cells.every((cell) => seen(camera, cell))).toBe(true);
    expect(beyond(camera, places).map(({ side }) => side)).toEqual(['left']);
    // it stays there whatever is told meanwhile, and as long as the same places can be chosen
    const { transform } = camera;
    camera.follow([...small, ...places], places);
    camera.approach([...places].reverse());
    expect(camera.transform).toBe(transform);
    camera.approach(places.slice(0, 4));
    expect(camera.transform).not.toBe(transform);
  });

  it('hints at a place below the button that shows the whole maze', () => {
    const boxOf = () => ({ left: 290, top: 350, width: 40, height: 40 }); // in the lower corner
    const ground = { width: 340, height: 400, upper: 0, cover: {} };
    const hidden = { ...ground, cover: withButton({}) };
    expect(beyond({ boxOf, groundFor: () => ground }, [[1, 0]])).toEqual([]);
    expect(beyond({ boxOf, groundFor: () => hidden }, [[1, 0]])).toHaveLength(1);
    const camera = new Camera();
    camera.resize(360, 340, small);
    expect(camera.groundFor(small).cover).toEqual({}); // all is in sight
    camera.zoom(2);
    expect(camera.groundFor(small).cover).toEqual(withButton({}));
  });

  it('keeps hints of two sides apart', () => {
    const middles: Record<string, [number, number]> = { '1,0': [-90, -20], '2,0': [70, -90] };
    const boxOf = (cell: Cell) => {
      const [x, y] = middles[keyOf(cell)]!;
      return { left: x - 40, top: y - 60, width: 80, height: 120 };
    };
    const ground = { width: 700, height: 300, upper: 0, cover: { left: 60 } };
    const hints = beyond({ boxOf, groundFor: () => ground }, ['1,0', '2,0'].map(cellOf));
    expect(hints.map(({ side }) => side)).toEqual(['left', 'up']);
    const [one, other] = hints;
    const far = Math.max(Math.abs(one!.x - other!.x), Math.abs(one!.y - other!.y));
    expect(far).toBeGreaterThanOrEqual(44);
  });

  it('hints beside places that are in sight, not above them', () => {
    const middles: Record<string, [number, number]> = {
      '1,0': [300, 150], // at the edge, just where the hint would be
      '9,0': [700, 150],
    };
    const boxOf = (cell: Cell) => {
      const [x, y] = middles[keyOf(cell)]!;
      return { left: x - 40, top: y - 60, width: 80, height: 120 };
    };
    const ground = { width: 340, height: 400, upper: 0, cover: {} };
    const seer = { boxOf, groundFor: () => ground };
    const [hint, ...others] = beyond(seer, [cellOf('1,0'), cellOf('9,0')]);
    expect(others).toEqual([]);
    expect(hint!.x).toBe(340 - 22);
    expect(Math.abs(hint!.y - 150)).toBeGreaterThan(22);
    expect(Math.abs(hint!.y - 150)).toBeLessThan(44);
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
