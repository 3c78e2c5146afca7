// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { takeDeclared } from './declared';

beforeEach(() => localStorage.clear());

const taken = async (html: string) => {
  const element = document.createElement('oms-sidemenu');
  element.attachShadow({ mode: 'open' }).innerHTML = html;
  // In a page that nobody shows, which loads nothing; behind the element the parser has gone on.
  document.createElement('body').append(element, document.createElement('main'));
  const watch = vi.fn();
  await takeDeclared([element], watch);
  return { watched: watch.mock.calls.length, left: element.shadowRoot?.childElementCount };
};

test.each([
  '<link rel="stylesheet" href="https://cdn.example/menu.css"><nav><a href="https://billing.example/">Bills</a></nav>',
  '<button type="button" class="x">Search</button>',
])('what a server has written is taken over: %s', async (html) => {
  expect(await taken(html)).toMatchObject({ watched: 1 });
});

test.each([
  '<nav><script src="https://evil.example/x.js"></script></nav>',
  '<nav><iframe src="/orders"></iframe></nav>',
  '<nav><a href="/" onclick="alert(1)">Home</a></nav>',
  '<nav><a href="javascript:alert(1)">Home</a></nav>',
  '<form><input name="password"></form>',
])('but not what no picture may have: %s', async (html) => {
  expect(await taken(html)).toEqual({ watched: 0, left: 0 });
});

test('nor a tree that the person has folded', async () => {
  localStorage.setItem('oms.menu.collapsed', '1');
  expect(await taken('<nav class="oms-side-tree"></nav>')).toEqual({ watched: 0, left: 0 });
});
