import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '../types';
import { buildTree, type MenuNode, trailOf } from './tree';

function entry(id: string, parentId: string | null = null, part: Partial<MenuEntry> = {}): MenuEntry {
  const empty = {
    title: id,
    note: '',
    langKey: '',
    url: '',
    iconClass: '',
    labelId: '',
    to: null,
    href: null,
  };
  return { ...empty, id, parentId, scope: '1', visible: true, moduleId: 'm1', sortIndex: 0, ...part };
}

/** `a(b c(d))` */
const drawn = (nodes: readonly MenuNode[] = []): string =>
  nodes
    .map(({ entry: { id }, children }) => (children.length > 0 ? `${id}(${drawn(children)})` : id))
    .join(' ');

describe('the tree', () => {
  test.each<[string, MenuEntry[], string]>([
    ['three levels', [entry('a'), entry('b', 'a'), entry('c', 'b')], 'a(b(c))'],
    [
      'order by sortIndex, and as sent where that is equal',
      [
        entry('a', null, { sortIndex: 2 }),
        entry('b', null, { sortIndex: 1 }),
        entry('c', null, { sortIndex: 1 }),
      ],
      'b c a',
    ],
    [
      'hidden entries are left out',
      [entry('a'), entry('b', 'a', { visible: false }), entry('c', 'a')],
      'a(c)',
    ],
    [
      'what stands under a hidden entry is not shown',
      [entry('a', null, { visible: false }), entry('b', 'a')],
      '',
    ],
    ['a child sent before its parent', [entry('b', 'a'), entry('a')], 'a(b)'],
    [
      'a child of another module stays with its parent',
      [entry('a'), entry('b', 'a', { moduleId: 'm2' })],
      'a(b)',
    ],
  ])('%s', (_, entries, expected) => {
    const tree = buildTree(entries);
    expect(drawn(tree.byModule.get('m1'))).toBe(expected);
    expect(tree.problems).toEqual([]);
  });

  test.each<[string, MenuEntry[], string, string[]]>([
    [
      'a duplicate id: the first stays',
      [entry('a', null, { title: 'one' }), entry('a')],
      'a',
      ['duplicate id a'],
    ],
    ['an orphan', [entry('a'), entry('b', 'gone')], 'a', ['orphan b']],
    ['what stands under an orphan', [entry('b', 'gone'), entry('c', 'b')], '', ['orphan b', 'orphan c']],
    ['an entry that is its own parent', [entry('a', 'a'), entry('b')], 'b', ['cycle at a']],
    ['a ring', [entry('a', 'b'), entry('b', 'a'), entry('c')], 'c', ['cycle at a', 'cycle at b']],
  ])('leaves out %s', (_, entries, expected, problems) => {
    const tree = buildTree(entries);
    expect(drawn(tree.byModule.get('m1'))).toBe(expected);
    expect(tree.problems).toEqual(problems);
  });

  test('a chain of ten thousand entries is data gone wrong, not an overflow', () => {
    const chain = Array.from({ length: 10_000 }, (_, at) => entry(`${at}`, at === 0 ? null : `${at - 1}`));
    const tree = buildTree(chain);
    expect(tree.byId.size).toBe(20);
    expect(tree.problems).toHaveLength(9980);
  });

  test('a cycle, and entries below it, are reported one by one', () => {
    const tree = buildTree([entry('c', 'b'), entry('a', 'b'), entry('b', 'a'), entry('d', 'c'), entry('e')]);
    expect(tree.problems).toEqual(['cycle at c', 'cycle at a', 'cycle at b', 'cycle at d']);
    expect([...tree.byId.keys()]).toEqual(['e']);
  });

  test('twenty levels are the most', () => {
    const chain = (levels: number) =>
      Array.from({ length: levels }, (_, at) => entry(`${at}`, at === 0 ? null : `${at - 1}`)).reverse();
    expect(buildTree(chain(20)).problems).toEqual([]);
    expect(buildTree(chain(21)).problems).toEqual(['too deep 20']);
  });

  test('hidden entries are known by id', () => {
    expect(buildTree([entry('a', null, { visible: false })]).byId.has('a')).toBe(true);
  });

  test('modules are apart', () => {
    const { byModule } = buildTree([entry('a'), entry('b', null, { moduleId: 'm2' })]);
    expect([...byModule.keys()]).toEqual(['m1', 'm2']);
  });
});

describe('the trail', () => {
  const { byId } = buildTree([entry('a'), entry('b', 'a'), entry('c', 'b')]);

  test.each([
    ['c', ['a', 'b', 'c']],
    ['a', ['a']],
    ['unknown', []],
  ])('of %s', (id, expected) => {
    expect(trailOf(id, byId).map((step) => step.id)).toEqual(expected);
  });

  test('of a ring ends', () => {
    const ring = new Map([
      ['a', entry('a', 'b')],
      ['b', entry('b', 'a')],
    ]);
    expect(trailOf('a', ring).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
