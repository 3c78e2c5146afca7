// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawsAttributes } from './drawn-attributes';

function elementOf(markup: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  return holder.firstElementChild!;
}

test.each([
  ['<oms-topnav features="search"></oms-topnav>', true],
  ['<oms-topnav theme="dark" density="compact"></oms-topnav>', true],
  ["<oms-topnav dir='rtl' v-cloak title=\"The page's own\"></oms-topnav>", true],
  ['<oms-topnav logo-src="/logo.svg"></oms-topnav>', false],
  ['<oms-sidemenu mode="tree"></oms-sidemenu>', true],
  ['<oms-sidemenu mode="tree" collapsed></oms-sidemenu>', false],
])('a frame of %s is right: %s', (markup, right) => {
  expect(drawsAttributes(elementOf(markup))).toBe(right);
});
