import { describe, expect, it } from 'vitest';
import { plainText, quieten } from './tags';

const LENGTH = 1_000_000;

/** Characters that a function looks at in a text of 1 MB that repeats `unit`. */
function looks(
  work: (html: string, find: (text: string, what: string, from: number) => number) => string,
  unit: string,
): number {
  let count = 0;
  work(unit.repeat(LENGTH / unit.length), (text, what, from) => {
    const found = text.indexOf(what, from);
    count += (found < 0 ? text.length : found + what.length) - from;
    return found;
  });
  return count;
}

const hostile = [
  '<a ',
  '<',
  '<<<<<<<<a',
  '<script ',
  '<script>',
  '<style><script>',
  '<script></script ',
  '</script   ',
  '<a onclick=',
  '<a onclick="',
  ' onclick',
  '<br ',
  '<template>',
  '<A>',
];

describe.each([
  ['quieten', quieten],
  ['plainText', plainText],
] as const)('%s', (_, work) => {
  it.each(hostile)('looks at each character of 1 MB of "%s" a few times', (unit) => {
    expect(looks(work, unit)).toBeLessThan(8 * LENGTH);
  });
});

describe('quieten', () => {
  it.each([
    ['<p style="color: red" onclick=go()>a</p>', '<p>a</p>'],
    ["<p STYLE='x' id=b>a</p>", '<p id=b>a</p>'],
    ['a<script>if (1 < 2) go()</script >b', 'ab'],
    ['a<STYLE>p > b {}</STYLE>b', 'ab'],
    ['a<script>b', 'a<script>b'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['a<b', 'a<b'],
  ])('%s becomes %s', (html, expected) => expect(quieten(html)).toBe(expected));
});

describe('plainText', () => {
  it.each([
    ['<p>a  b</p><p>c</p>', 'a b\nc'],
    ['a<br>b<BR/>c', 'a\nb\nc'],
    ['a<style>p { color: red }</style><template>x</template>b', 'a b'],
    ['<h1>a</h1><table><tr><td>b</td></tr></table>', 'a\nb'],
    ['1 < 2', '1 < 2'],
  ])('%s becomes %s', (html, expected) => expect(plainText(html)).toBe(expected));
});
