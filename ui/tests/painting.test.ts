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
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  afterPaint(() => done.push('a'));
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['a']);
  hidden.mockReturnValue(false);
  afterPaint(() => done.push('b'));
  vi.advanceTimersByTime(10_000); // however long a picture takes, it comes first
  expect(done).toEqual(['a']);
  hidden.mockReturnValue(true); // somebody looks at something else
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(1);
  vi.unstubAllGlobals();
  hidden.mockRestore();
  expect(done).toEqual(['a', 'b']);
});
