import { afterEach, expect, it } from 'vitest';
import { createEvents, hearers } from './events';

const page = new EventTarget();
const element = new EventTarget();
const events = createEvents(page);
const move = { url: '/a', target: '_self', source: 'menu', id: null } as const;
const heard: string[] = [];

/** Notes what is heard there until the test ends. */
function listen(at: EventTarget, name: string, act: (event: Event) => void = () => {}, capture = false) {
  const note = (event: Event) => {
    heard.push(`${name} ${event.bubbles}`);
    act(event);
  };
  at.addEventListener('oms-navigate', note, { capture });
  ends.push(() => at.removeEventListener('oms-navigate', note, { capture }));
}
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  hearers.clear();
  heard.length = 0;
});

it('gives elements a copy that does not bubble, after the listeners of the page', () => {
  hearers.add(element);
  listen(page, 'page');
  listen(element, 'element');
  expect(events.emit('oms-navigate', move)).toBe(true);
  expect(events.emit('oms-navigate', move)).toBe(true);
  expect(heard).toEqual(['page true', 'element false', 'page true', 'element false']);
});

it('takes an element as one that may cancel', () => {
  hearers.add(element);
  listen(element, 'element', (event) => event.preventDefault());
  expect(events.emit('oms-navigate', move)).toBe(false);
});

it('gives no copies of what the page has stopped, then or later', () => {
  hearers.add(element);
  listen(element, 'element');
  listen(page, 'guard', (event) => event.stopImmediatePropagation(), true);
  events.emit('oms-navigate', move);
  page.dispatchEvent(new Event('oms-navigate'));
  expect(heard).toEqual(['guard true', 'guard false']);
});

it('gives an element that its listener moves the event once', () => {
  hearers.add(element);
  listen(element, 'element', () => {
    hearers.delete(element);
    // Heard without end, it would hang the test.
    if (heard.length < 9) hearers.add(element);
  });
  events.emit('oms-navigate', move);
  expect(heard).toEqual(['element false']);
});

it('gives an element that another has removed nothing', () => {
  const removed = new EventTarget();
  hearers.add(element).add(removed);
  listen(element, 'element', () => hearers.delete(removed));
  listen(removed, 'removed');
  events.emit('oms-navigate', move);
  expect(heard).toEqual(['element false']);
});

it('keeps one that a listener emits apart from the one that it listens to', () => {
  hearers.add(element);
  const urls: string[] = [];
  const note = (event: Event) => urls.push((event as CustomEvent<{ url: string }>).detail.url);
  listen(page, 'page', (event) => {
    note(event);
    if (urls.length === 1) events.emit('oms-navigate', { ...move, url: '/b' });
  });
  const told: string[] = [];
  listen(element, 'element', (event) => told.push((event as CustomEvent<{ url: string }>).detail.url));
  events.emit('oms-navigate', move);
  expect(urls).toEqual(['/a', '/b']);
  expect(told).toEqual(['/b', '/a']);
});

it('tells elements that the page has prevented it', () => {
  hearers.add(element);
  listen(page, 'page', (event) => event.preventDefault());
  const prevented: boolean[] = [];
  listen(element, 'element', (event) => prevented.push(event.defaultPrevented));
  expect(events.emit('oms-navigate', move)).toBe(false);
  expect(prevented).toEqual([true]);
});

it('leaves errors to the elements that they happen in', () => {
  hearers.add(element);
  element.addEventListener('oms-error', () => heard.push('element'));
  page.addEventListener('oms-error', () => heard.push('page'));
  events.error('config', 'wrong', 'test');
  expect(heard).toEqual(['page']);
});
