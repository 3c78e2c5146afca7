import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createEvents, type Events } from '../events/events';
import { createGoTo, type GoTo, type LinkClick, type Move } from './go-to';

const HERE: Move = { url: 'http://console.test/home', target: '_self', source: 'sidemenu', id: '5' };
const AWAY: Move = { ...HERE, target: '_blank' };

let events: Events;
let goTo: GoTo;
let done: string[];

beforeEach(() => {
  done = [];
  events = createEvents(new EventTarget());
  events.on('oms-navigate', () => void done.push('emit'));
  goTo = createGoTo(events, {
    assign: (url) => void done.push(`assign ${url}`),
    open: (url) => void done.push(`open ${url}`),
  });
});

const hostRoutes = () => events.on('oms-navigate', (event) => event.preventDefault());
const click = (more: Partial<LinkClick> = {}): LinkClick => ({
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
  preventDefault: () => void done.push('prevent'),
  ...more,
});
const tab = () => ({
  go: (url: string) => void done.push(`tab ${url}`),
  close: () => void done.push('close'),
});

describe('a move', () => {
  test.each([
    ['a click', HERE, () => ({ click: click() }), ['emit'], ['emit', 'prevent']],
    ['a click on a link to a new tab', AWAY, () => ({ click: click() }), ['emit'], ['emit', 'prevent']],
    ['a key', HERE, () => ({}), ['emit', `assign ${HERE.url}`], ['emit']],
    ['a key on a link to a new tab', AWAY, () => ({}), ['emit', `open ${HERE.url}`], ['emit']],
    ['a tab opened before', AWAY, () => ({ tab: tab() }), ['emit', `tab ${HERE.url}`], ['emit', 'close']],
  ])('%s', (_, move, by, free, cancelled) => {
    expect(goTo(move, by())).toBe(true);
    expect(done).toEqual(free);
    done = [];
    hostRoutes();
    expect(goTo(move, by())).toBe(true);
    expect(done).toEqual(cancelled);
  });

  test.each([
    ['Ctrl', () => ({ click: click({ ctrlKey: true }) }), []],
    ['Meta', () => ({ click: click({ metaKey: true }) }), []],
    ['Shift', () => ({ click: click({ shiftKey: true }) }), []],
    ['Alt', () => ({ click: click({ altKey: true }) }), []],
    ['Ctrl and Enter in a list', () => ({ newTab: true }), [`open ${HERE.url}`]],
    ['a click that somebody prevented', () => ({ click: click({ defaultPrevented: true }) }), []],
  ])('with %s leaves the page and asks no host', (_, by, expected) => {
    hostRoutes();
    expect(goTo(HERE, by())).toBe(false);
    expect(done).toEqual(expected);
  });

  test('tells the host the address, the source and the id, and nothing else', () => {
    const heard = vi.fn();
    events.on('oms-navigate', ({ detail }) => heard(detail));
    goTo({ ...HERE, inApp: true } as Move);
    expect(heard).toHaveBeenCalledWith(HERE);
  });
});
