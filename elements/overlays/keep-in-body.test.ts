// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type KeptElement, keepInBody } from './keep-in-body';

const root = document.documentElement;
let element: Element;
let kept: KeptElement;
beforeEach(() => {
  element = document.createElement('oms-overlays');
  kept = keepInBody(element);
  kept.put();
});
afterEach(() => {
  kept.end();
  document.documentElement?.remove();
  document.append(root);
});

const withBody = () => {
  const next = document.createElement('html');
  next.append(document.createElement('head'), document.createElement('body'));
  return next;
};
/** Observers run after the script. */
const observed = () => Promise.resolve();

test("it moves to a body that takes the place of the page's, once", async () => {
  const { body } = document;
  const next = document.createElement('body');
  next.append(document.createElement('oms-overlays'));
  root.replaceChild(next, body);
  await observed();
  expect([...document.querySelectorAll('oms-overlays')]).toEqual([element]);
  root.replaceChild(body, next);
});

test('it moves to the body of another root, and to each body of that', async () => {
  // happy-dom has room for one root at a time.
  root.remove();
  document.append(withBody());
  await observed();
  expect(element.parentNode).toBe(document.body);
  document.body.replaceWith(document.createElement('body'));
  await observed();
  expect(element.parentNode).toBe(document.body);
  document.body.replaceChildren();
  await observed();
  expect(element.parentNode).toBe(document.body);
});

test('it waits while there is no root or no body', async () => {
  root.remove();
  await observed();
  expect(element.isConnected).toBe(false);
  const next = document.createElement('html');
  document.append(next);
  await observed();
  expect(element.isConnected).toBe(false);
  next.append(document.createElement('body'));
  await observed();
  expect(element.parentNode).toBe(document.body);
});

test('it is put back when it is asked for, and stays away after the end', async () => {
  element.remove();
  kept.put();
  expect(element.parentNode).toBe(document.body);
  kept.end();
  document.body.replaceChildren();
  await observed();
  expect(element.isConnected).toBe(false);
});
