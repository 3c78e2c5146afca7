import { describe, expect, test } from 'vitest';
import type { MenuItem } from '../menu-items';
import { type Block, blocksOf, type Column, layOut, ROW } from './columns';

const link = { url: 'https://a.test/', target: '_self', inApp: true } as const;
function item(id: string, children: MenuItem[] = []): MenuItem {
  return {
    id,
    label: id,
    note: '',
    link: children.length > 0 ? null : link,
    iconClass: '',
    marked: false,
    children,
  };
}
const group = (id: string, count: number): MenuItem =>
  item(
    id,
    Array.from({ length: count }, (_, at) => item(`${id}${at}`)),
  );
const rows = (block: Block) => block.rows.map(({ kind, item: { id } }) => `${kind[0]}:${id}`).join(' ');
const sizes = (columns: readonly Column[]) =>
  columns.map((column) => column.map((block) => block.rows.length).join('+')).join(' | ');

describe('blocks', () => {
  test('groups have a title, entries beside each other are one block, deeper levels join the third', () => {
    const deep = item('g', [item('a'), item('s', [item('x'), item('y', [item('z')])])]);
    expect(blocksOf([item('p'), item('q'), deep], new Set()).map(rows)).toEqual([
      'e:p e:q',
      't:g e:a g:s c:x c:z',
    ]);
  });

  test('a closed group hides what it holds', () => {
    const blocks = blocksOf([item('g', [item('s', [item('x')])])], new Set(['s']));
    expect(blocks.map(rows)).toEqual(['t:g g:s']);
  });
});

describe('columns', () => {
  const layout = (items: MenuItem[], high: number) => sizes(layOut(blocksOf(items, new Set()), high * ROW));

  test.each<[string, MenuItem[], number, string]>([
    ['nothing', [], 15, ''],
    ['one small group', [group('a', 3)], 15, '4'],
    ['three groups stand side by side', [group('a', 3), group('b', 3), group('c', 3)], 15, '4 | 4 | 4'],
    [
      'balanced, never cut where it can stand whole',
      [group('a', 4), group('b', 9), group('c', 9), group('d', 2)],
      15,
      '5+10 | 10+3',
    ],
    ['a group higher than a column is cut', [group('a', 25)], 10, '10 | 10 | 6'],
  ])('%s', (_, items, high, expected) => {
    const found = layout(items, high);
    if (expected.includes('+')) {
      // Which of the groups stand together is the balance's business; that none is cut is not.
      expect(found.split(/ \| |\+/).sort()).toEqual(expected.split(/ \| |\+/).sort());
    } else expect(found).toBe(expected);
  });

  test('every entry is shown once, no column is too high, and no group’s name is last', () => {
    const items = Array.from({ length: 60 }, (_, at) =>
      item(`g${at}`, [item(`e${at}`), group(`s${at}`, (at * 7) % 23)]),
    ).map((one) => ({
      ...one,
      children: one.children.filter(({ id, children }) => id[0] === 'e' || children.length > 0),
    }));
    for (const high of [4, 10, 16, 24]) {
      const blocks = blocksOf(items, new Set());
      const columns = layOut(blocks, high * ROW);
      const ids = (list: readonly Block[]) => list.flatMap(({ rows: all }) => all.map((row) => row.item.id));
      expect(ids(columns.flat())).toEqual(ids(blocks));
      for (const column of columns) {
        const height = column.reduce((sum, block) => sum + block.rows.length * ROW, (column.length - 1) * 8);
        expect(height).toBeLessThanOrEqual(high * ROW);
        expect(column.at(-1)?.rows.at(-1)?.kind).not.toBe('title');
        const last = column.at(-1)?.rows.at(-1);
        expect(last?.kind === 'group' && last.item.children.length > 0).toBe(false);
      }
    }
  });

  test('2,000 entries are laid out at once', () => {
    const items = Array.from({ length: 100 }, (_, at) => group(`g${at}`, 19));
    expect(layOut(blocksOf(items, new Set()), 16 * ROW).flat().length).toBeGreaterThanOrEqual(100);
  });
});
