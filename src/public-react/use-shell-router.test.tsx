// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Route } from '../core/navigation/route-moves';
import { pageAddress } from '../core/platform/page-address';
import { renderer } from '../ui/test-render';
import { useShellRouter } from './use-shell-router';

let view: ReturnType<typeof renderer>;
beforeEach(() => {
  view = renderer();
});
afterEach(() => {
  view.unmount();
  vi.restoreAllMocks();
});

function Routes({ route, base }: { route: Route; base?: string }) {
  useShellRouter(route, { base });
  return null;
}

/** A move of the shell. */
function move(path: string) {
  const url = new URL(path, location.href).href;
  const detail = { url, target: '_self', source: 'sidemenu', id: null };
  return !document.dispatchEvent(new CustomEvent('oms-navigate', { detail, cancelable: true }));
}

test('a router with another function after each move is watched without a break, and the latest function gets the moves', () => {
  history.replaceState(null, '', '/orders');
  const watch = vi.spyOn(pageAddress, 'watch');
  const [first, second] = [vi.fn(), vi.fn()];
  view.render(<Routes route={first} />);
  expect(move('/bills')).toBe(true);
  view.render(<Routes route={second} />);
  expect(move('/returns')).toBe(true);
  expect([first.mock.calls, second.mock.calls]).toEqual([[['/bills']], [['/returns']]]);
  expect(watch).toHaveBeenCalledTimes(1);
});

test('another base counts from then on', () => {
  history.replaceState(null, '', '/app/orders');
  const route = vi.fn();
  view.render(<Routes route={route} />);
  view.render(<Routes route={route} base="/app" />);
  expect([move('/bills'), move('/app/bills')]).toEqual([false, true]);
  expect(route.mock.calls).toEqual([['/bills']]);
});

test('what is no function is refused with the reason', () => {
  expect(() => view.render(<Routes route={{ push() {} } as never} />)).toThrow('allowed: a function');
});
