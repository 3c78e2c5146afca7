import { describe, expect, it } from 'vitest';
import type { PaintedNode } from '../../../src/page/picture/format';
import { fill } from './fill';

const none = () => [];

describe('a template', () => {
  it('takes data as text and as attributes, whatever they look like', () => {
    const link: PaintedNode = ['a', { href: '__url__', title: 'To __name__' }, '__name__'];
    expect(fill(link, { url: '/x', name: '<b> __url__ $&' }, none)).toEqual([
      ['a', { href: '/x', title: 'To <b> __url__ $&' }, '<b> __url__ $&'],
    ]);
  });

  it('leaves out what there is no data for: attributes, and nodes of nothing else', () => {
    const button: PaintedNode = [
      'button',
      { 'aria-description': '__unread__', type: 'button' },
      'Bell',
      ['span', { class: 'icon-badge' }, ['span', { class: 'badge' }, '__badge__']],
      ['svg', {}],
    ];
    expect(fill(button, {}, none)).toEqual([['button', { type: 'button' }, 'Bell', ['svg', {}]]]);
  });

  it('has in the place of a mark what the page has of it, and an empty list for nothing', () => {
    const list: PaintedNode = ['ul', {}, ['@rows', {}]];
    const rows = (mark: string): PaintedNode[] => (mark === '@rows' ? ['1', '2'] : []);
    expect(fill(list, {}, rows)).toEqual([['ul', {}, '1', '2']]);
    expect(fill(list, {}, none)).toEqual([['ul', {}]]);
  });

  it('keeps a box whose content the page does not show', () => {
    const search: PaintedNode = ['search', { part: 'search' }, ['div', { class: 'field' }, 'x']];
    const isField = (attributes: Readonly<Record<string, string | undefined>>) =>
      attributes.class === 'field';
    expect(fill(search, {}, none, isField)).toEqual([['search', { part: 'search' }]]);
  });
});
