// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADDRESS } from './location';
import { pageAddress } from './page-address';

const told = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/orders');
  window.addEventListener(ADDRESS, told);
});
afterEach(() => {
  window.removeEventListener(ADDRESS, told);
  told.mockClear();
  vi.useRealTimers();
});

test('an address that a router has set is told once', () => {
  const end = pageAddress.watch();
  history.pushState(null, '', '/bills');
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  end();
  expect(told).toHaveBeenCalledTimes(1);
});

test('an address that is set just before the end is told by the end', () => {
  const end = pageAddress.watch();
  history.pushState(null, '', '/bills');
  end();
  const endNext = pageAddress.watch();
  vi.advanceTimersByTime(1000);
  endNext();
  expect(told).toHaveBeenCalledTimes(1);
});
