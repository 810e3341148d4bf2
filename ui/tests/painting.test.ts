import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../src/device/painting.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what may wait is done together, after a picture', () => {
  const done: string[] = [];
  afterPaint(() => done.push('a'));
  const back = afterPaint(() => done.push('b'));
  afterPaint(() => done.push('c'));
  back();
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['a', 'c']);
});

test('if all is taken back, what comes next still waits for its own picture', () => {
  const done: string[] = [];
  afterPaint(() => done.push('a'))();
  afterPaint(() => done.push('b'));
  vi.runAllTimers();
  expect(done).toEqual(['b']);
});

test('a hidden page, which paints nothing, waits no longer than a moment', () => {
  const done: string[] = [];
  vi.stubGlobal('requestAnimationFrame', () => 0);
  afterPaint(() => done.push('a'));
  vi.advanceTimersByTime(200);
  vi.unstubAllGlobals();
  expect(done).toEqual(['a']);
});
