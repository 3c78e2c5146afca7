import { describe, expect, it } from 'vitest';
import type { PaintedNode } from '../../../src/page/picture/format';
import { templateOf } from './templates';

const rail = (...items: PaintedNode[]): PaintedNode => [
  'div',
  { class: 'oms-root', 'data-theme': 'light' },
  ['ul', { class: 'oms-rail' }, ...items],
];
const item = (id: string): PaintedNode => [
  'li',
  {},
  [
    'button',
    { 'data-module': id, class: 'oms-rail-item' },
    ['svg', {}],
    ['span', { class: 'oms-rail-label' }, '__module__'],
  ],
];

describe('the template of a frame', () => {
  it('has one pattern for what occurs several times, and a mark in its place', () => {
    const { content, patterns, sheets } = templateOf(
      'flyout',
      { sheets: ['b', 'a'], content: rail(item('m1'), item('m2')) },
      (path) => ['a', 'b'].indexOf(path),
    );
    expect(content).toEqual([
      'div',
      { class: 'oms-root', 'data-theme': '__theme__', 'data-density': '__density__' },
      ['ul', { class: 'oms-rail' }, ['@rail', {}]],
    ]);
    expect(JSON.stringify(patterns.rail)).toContain('"data-module":"__id__"');
    expect(JSON.stringify(patterns.rail)).toContain('__title__');
    expect(sheets).toEqual([1, 0]);
  });

  it('names the pattern that is missing where the markup has changed', () => {
    const drawn = { sheets: [], content: ['div', { class: 'oms-root' }, ['nav', {}]] as PaintedNode };
    expect(() => templateOf('tree', drawn, () => 0)).toThrow(/frame tree has no link1, group1/);
  });
});
