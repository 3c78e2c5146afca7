import { expect, test, vi } from 'vitest';
import { createEvents, hearers } from '../events/events';
import { createGoTo, type Move } from './go-to';
import { type Route, type RouteOptions, routeMoves } from './route-moves';

const HERE = { href: () => 'https://a.test/app/orders', watch: () => () => {} };

function pageWith(route: Route, options?: RouteOptions) {
  const target = new EventTarget();
  const events = createEvents(target);
  const loaded: string[] = [];
  const assign = (url: string) => void loaded.push(url);
  const goTo = createGoTo(events, { assign, open: assign });
  const end = routeMoves(target, HERE, route, options);
  const go = (url: string, more: Partial<Move> = {}) =>
    goTo({ url, target: '_self', source: 'sidemenu', id: null, ...more });
  return { events, loaded, go, end, target };
}

test.each<[string, string | undefined, string | null]>([
  ['https://a.test/bills?page=2#sum', undefined, '/bills?page=2#sum'],
  ['https://a.test/', undefined, '/'],
  ['https://a.test/app/bills', '/app', '/bills'],
  ['https://a.test/app/bills', 'app/', '/bills'],
  ['https://a.test/app', '/app', '/'],
  ['https://a.test/app?page=2', '/app', '/?page=2'],
  ['https://a.test/apple', '/app', null],
  ['https://a.test/bills', '/app', null],
  ['https://b.test/bills', undefined, null],
  ['https://a.test.evil/bills', undefined, null],
  ['https://a.test//evil.test/bills', undefined, null],
  ['https://a.test/\\evil.test/bills', undefined, null],
  ['https://a.test/app//evil.test/bills', '/app', null],
])('%s under %s is %s to the router', (url, base, path) => {
  const route = vi.fn();
  const { go, loaded } = pageWith(route, { base });
  go(url);
  expect(route.mock.calls).toEqual(path === null ? [] : [[path]]);
  expect(loaded).toEqual(path === null ? [url] : []);
});

test('a new tab is not for the router', () => {
  const route = vi.fn();
  const { go, loaded } = pageWith(route);
  go('https://a.test/bills', { target: '_blank' });
  expect(route).not.toHaveBeenCalled();
  expect(loaded).toEqual(['https://a.test/bills']);
});

test('an address that the router does not have is loaded', () => {
  const { go, loaded } = pageWith(() => false);
  go('https://a.test/old');
  expect(loaded).toEqual(['https://a.test/old']);
});

test('a router that promises has the address', () => {
  const { go, loaded } = pageWith(() => Promise.resolve(false));
  go('https://a.test/bills');
  expect(loaded).toEqual([]);
});

test('a listener of the page that prevents the move comes first, and the end of the routing ends it', () => {
  const route = vi.fn();
  const target = new EventTarget();
  const events = createEvents(target);
  const stop = events.on('oms-navigate', (event) => event.preventDefault());
  const end = routeMoves(target, HERE, route);
  const move: Move = { url: 'https://a.test/bills', target: '_self', source: 'sidemenu', id: null };
  events.emit('oms-navigate', move);
  expect(route).not.toHaveBeenCalled();
  stop();
  end();
  expect(events.emit('oms-navigate', move)).toBe(true);
  expect(route).not.toHaveBeenCalled();
});

test('a later router takes the place of the one before', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { go, target } = pageWith(first);
  const end = routeMoves(target, HERE, second);
  go('https://a.test/bills');
  end();
  go('https://a.test/orders');
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([['/bills']]);
});

test('one that comes later prevents first, too', () => {
  const route = vi.fn();
  const { events, go, loaded } = pageWith(route);
  events.on('oms-navigate', (event) => event.preventDefault());
  go('https://a.test/bills');
  expect(route).not.toHaveBeenCalled();
  expect(loaded).toEqual([]);
});

test('an element that prevents the move comes first', () => {
  const element = new EventTarget();
  element.addEventListener('oms-navigate', (event) => event.preventDefault());
  hearers.add(element);
  const route = vi.fn();
  pageWith(route).go('https://a.test/bills');
  hearers.delete(element);
  expect(route).not.toHaveBeenCalled();
});

test.each<[string, RouteOptions]>([
  ['null', { base: null as never }],
  ['an address', { base: 'https://a.test/app' }],
])('a base that is %s is refused with the reason', (_, options) => {
  expect(() => pageWith(vi.fn(), options)).toThrow(
    expect.objectContaining({
      code: 'argument',
      message: 'route: base cannot be used; allowed: a path such as /app',
    }),
  );
});

test('a page without an address has no router', () => {
  const here = { ...HERE, href: () => 'about:srcdoc' };
  expect(() => routeMoves(new EventTarget(), here, vi.fn())).toThrow(
    expect.objectContaining({ code: 'argument', message: expect.stringContaining('about:srcdoc') }),
  );
});

test('what is no function is refused with the reason', () => {
  expect(() => pageWith('/bills' as never)).toThrow(
    expect.objectContaining({ code: 'argument', message: expect.stringContaining('a function') }),
  );
});
