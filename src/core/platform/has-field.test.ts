// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { hasField } from './has-field';

afterEach(() => {
  document.body.innerHTML = '';
});

function rootIn(tag: string, markup: string): void {
  const host = document.body.appendChild(document.createElement(tag));
  host.attachShadow({ mode: 'open' }).innerHTML = markup;
}

test.each([
  '<input>',
  '<input type="checkbox">',
  '<input type="password" hidden>',
  '<div style="display: none"><textarea></textarea></div>',
  '<select><option>a</option></select>',
  '<p contenteditable>text</p>',
  '<p contenteditable="plaintext-only">text</p>',
])('%s can be filled in', (markup) => {
  document.body.innerHTML = markup;
  expect(hasField(document)).toBe(true);
});

test.each([
  '',
  '<button>a</button><a href="/">b</a>',
  '<input type="hidden"><input type="submit"><input type="button"><input type="reset"><input type="image">',
  '<input disabled><textarea disabled></textarea><select disabled></select>',
  '<input readonly><textarea readonly></textarea>',
  '<p contenteditable="false">text</p>',
])('%s cannot', (markup) => {
  document.body.innerHTML = markup;
  expect(hasField(document)).toBe(false);
});

test('a field in the open root of a component counts, also of one inside another', () => {
  rootIn('other-form', '<div><input></div>');
  expect(hasField(document)).toBe(true);
});

test('the search of the shell is no work, a form in its dialog is', () => {
  rootIn('oms-topnav', '<input type="search">');
  expect(hasField(document)).toBe(false);
  rootIn('oms-feedback', '<dialog><textarea></textarea></dialog>');
  expect(hasField(document)).toBe(true);
});
