// What fingers do to the maze that a browser's own touches can't be made to do in a test.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Camera } from '../src/maze/camera.svelte.ts';
import type { Cell } from '../src/kit/geometry.ts';
import { Gestures } from '../src/maze/gestures.ts';

const CELLS: Cell[] = [
  [0, 0],
  [8, 2],
  [8, -2],
];

function touch(name: string, id: number, x: number, y: number, on: EventTarget = window): void {
  const event = new MouseEvent(name, { clientX: x, clientY: y, bubbles: true });
  Object.assign(event, { pointerId: id, pointerType: 'touch' });
  on.dispatchEvent(event);
}

describe('fingers on the maze', () => {
  let ground: HTMLElement;
  let camera: Camera;
  let gestures: Gestures;
  const below = (x: number, y: number) => [
    (x - camera.x) / camera.scale,
    (y - camera.y) / camera.scale,
  ];

  beforeEach(() => {
    ground = document.createElement('div');
    document.body.append(ground);
    camera = new Camera();
    camera.resize(360, 320, CELLS);
    gestures = new Gestures(ground, camera, {
      all: () => camera.fit(CELLS),
      near: () => camera.near(CELLS),
      moving: () => {},
    });
  });
  afterEach(() => {
    gestures.end();
    ground.remove();
  });

  it('keep what is below them while they go apart, and one of them goes on alone', () => {
    const held = below(150, 150);
    touch('pointerdown', 1, 120, 150, ground);
    touch('pointerdown', 2, 180, 150, ground);
    touch('pointermove', 1, 90, 150);
    touch('pointermove', 2, 230, 170);
    expect(below(160, 160)[0]).toBeCloseTo(held[0]!);
    expect(below(160, 160)[1]).toBeCloseTo(held[1]!);
    const { scale } = camera;
    touch('pointerup', 1, 90, 150);
    const kept = below(230, 170);
    touch('pointermove', 2, 210, 190);
    expect(below(210, 190)[0]).toBeCloseTo(kept[0]!);
    expect(below(210, 190)[1]).toBeCloseTo(kept[1]!);
    expect(camera.scale).toBe(scale);
    touch('pointerup', 2, 210, 190);
  });

  it('are lifted even if what lay below them is gone', () => {
    const card = document.createElement('span');
    ground.append(card);
    touch('pointerdown', 1, 100, 100, card);
    card.remove();
    touch('pointerup', 1, 100, 100);
    touch('pointerdown', 2, 100, 100, ground);
    touch('pointermove', 2, 140, 100); // one finger: it moves, it doesn't zoom
    const { scale } = camera;
    touch('pointermove', 2, 160, 100);
    expect(camera.scale).toBe(scale);
    expect(camera.taken).toBe(true);
  });

  it('pinch on a trackpad in small steps, and turn a wheel in large ones', () => {
    const before = camera.scale;
    ground.dispatchEvent(new WheelEvent('wheel', { deltaY: -10, ctrlKey: true }));
    const pinched = camera.scale / before;
    ground.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));
    expect(pinched).toBeGreaterThan(1.08);
    expect(camera.scale / before / pinched).toBeGreaterThan(1.1);
  });

  it('tell of a pinch in the way of Safari, too', () => {
    const before = camera.scale;
    for (const [name, scale] of [
      ['gesturestart', 1],
      ['gesturechange', 1.2],
      ['gesturechange', 1.5],
    ] as const) {
      const event = new Event(name, { cancelable: true });
      ground.dispatchEvent(Object.assign(event, { scale, clientX: 100, clientY: 100 }));
      expect(event.defaultPrevented).toBe(true);
    }
    expect(camera.scale / before).toBeCloseTo(1.5);
  });

  it('cannot push the maze out of sight', () => {
    for (let turn = 0; turn < 20; turn++) camera.move(-200, -150);
    expect(camera.x + 9 * 100 * camera.scale).toBeGreaterThan(60);
    expect(camera.y + 3 * 150 * camera.scale).toBeGreaterThan(60);
    for (let turn = 0; turn < 40; turn++) camera.move(200, 150);
    expect(camera.x).toBeLessThan(300);
  });
});
