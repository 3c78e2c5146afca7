import { afterEach, expect, it } from 'vitest';
import { createEvents } from './events';
import { hearers } from './hearers';

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
  at.addEventListener('oms-navigate', note, capture);
  ends.push(() => at.removeEventListener('oms-navigate', note, capture));
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

it('leaves errors to the elements that they happen in', () => {
  hearers.add(element);
  element.addEventListener('oms-error', () => heard.push('element'));
  page.addEventListener('oms-error', () => heard.push('page'));
  events.error('config', 'wrong', 'test');
  expect(heard).toEqual(['page']);
});
