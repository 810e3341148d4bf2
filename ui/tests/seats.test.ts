// The seats of this device, also where a browser keeps nothing.
import { afterEach, expect, it, vi } from 'vitest';
import { forgetSeat, keepSeat, seatCodes, seatToken } from '../src/device/seats.ts';

afterEach(() => {
  vi.restoreAllMocks();
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
