// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guardFocus } from './guard-focus';

let root: ShadowRoot;
let field: HTMLInputElement;
/** A modal of the page listens to captured `focus`, as jQuery does, or to `focusin`, which bubbles. */
let heard: string[];
const note = ({ type }: Event) => void heard.push(type);

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  field = root.appendChild(document.createElement('input'));
  heard = [];
  document.addEventListener('focus', note, true);
  document.addEventListener('focusin', note);
});
afterEach(() => {
  document.removeEventListener('focus', note, true);
  document.removeEventListener('focusin', note);
  document.body.replaceChildren();
});

function focus(element: Element): string[] {
  heard = [];
  element.dispatchEvent(new Event('focus', { composed: true }));
  element.dispatchEvent(new Event('focusin', { bubbles: true, composed: true }));
  return heard;
}

it('hides from the page that a guarded field has the focus, until its end', () => {
  expect(focus(field)).toEqual(['focus', 'focusin']);
  const end = guardFocus(root);
  expect(focus(field)).toEqual([]);
  end();
  expect(focus(field)).toEqual(['focus', 'focusin']);
});

it('guards what it is told of alone', () => {
  const end = guardFocus(root, 'input');
  const button = root.appendChild(document.createElement('button'));
  expect(focus(field)).toEqual([]);
  expect(focus(button)).toEqual(['focus', 'focusin']);
  expect(focus(document.body.appendChild(document.createElement('input')))).toEqual(['focus', 'focusin']);
  end();
});
