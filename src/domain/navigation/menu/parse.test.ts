import { describe, expect, test } from 'vitest';
import { checkBaseData, toMenu, toPublicBase } from './parse';

const HOSTILE: unknown[] = [null, undefined, 7, 'x', [], {}, { menus: null }, { globalcatelogs: 'x' }];

describe('a reply that is no base data', () => {
  test.each(HOSTILE.map((data) => [JSON.stringify(data) ?? 'undefined', data]))('%s', (_, data) => {
    expect(toPublicBase(data)).toBeNull();
    expect(toMenu(data)).toBeNull();
    expect(checkBaseData(data)).toBeNull();
  });
});

describe('public base data', () => {
  test('is read, sorted, and rid of what is no use', () => {
    const base = toPublicBase({
      globalcatelogs: [
        { id: 2, title: '订单', langKey: 'module.orders', iconClass: 'icon-orders', sortIndex: '20' },
        null,
        { title: 'no id' },
        { id: '1', sortIndex: 10, title: null },
      ],
      systems: [{ id: 10, url: 'http://a.test', title: 'A', label: 'a' }, 'x'],
      bizeventtypes: [
        { id: 1, isSystem: '0', title: 'T' },
        { id: 2, isSystem: 1 },
      ],
    });
    expect(base?.modules.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 1', '2 订单']);
    expect(base?.systems).toEqual([{ id: '10', url: 'http://a.test', title: 'A', label: 'a' }]);
    expect(base?.eventTypes.map(({ isSystem }) => isSystem)).toEqual([false, true]);
  });
});

describe('the menu', () => {
  const read = (entry: Record<string, unknown>) => toMenu({ menus: [{ id: '1', ...entry }] })?.entries[0];

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a note is a text', { note: ' Not open ' }, { note: 'Not open' }],
    ['a long note is cut', { note: 'x'.repeat(31) }, { note: 'x'.repeat(16) }],
    ['and never within a character', { note: `${'x'.repeat(15)}😀` }, { note: 'x'.repeat(15) }],
    ['nor ends with a blank', { note: `${'x'.repeat(15)} y` }, { note: 'x'.repeat(15) }],
    ['a long note that shows nothing is none', { note: `${'\u200b'.repeat(30)}x` }, { note: '' }],
    ['a note that is a number is none', { note: 0 }, { note: '' }],
    ['a note that is no text is none', { note: { en: 'Not open' } }, { note: '' }],
    ['a note that shows nothing is none', { note: '\u200b' }, { note: '' }],
    ['parent 0 is none', { parentId: '0' }, { parentId: null }],
    ['parent 0 as a number is none', { parentId: 0 }, { parentId: null }],
    ['a numeric parent', { parentId: 12 }, { parentId: '12' }],
    ['menuType NO hides', { menuType: 'NO' }, { visible: false }],
    ['menuType YES shows', { menuType: 'YES' }, { visible: true }],
    ['the module', { globalCatelogId: 101, moduleId: 7 }, { moduleId: '101' }],
    ['the module by its other name', { moduleId: 7 }, { moduleId: '7' }],
    ['no title: the id', { title: '' }, { title: '1' }],
    ['a title that shows nothing: the address', { title: ' \u200b', url: '/a' }, { title: '/a' }],
    ['a number for a title', { title: 2026 }, { title: '2026' }],
    ['no scope: in-app', {}, { scope: '1' }],
    ['props', { props: { to: '/a', href: 'https://x.test' } }, { to: '/a', href: 'https://x.test' }],
    ['props gone wrong', { props: 'x' }, { to: null, href: null }],
    ['a url that is no text', { url: {} }, { url: '' }],
    ['a rank that is no number', { sortIndex: 'x' }, { sortIndex: 0 }],
  ])('%s', (_, wire, expected) => {
    expect(read(wire)).toMatchObject(expected);
  });

  test('rows without an id are left out', () => {
    expect(toMenu({ menus: [{ title: 'x' }, null, 7, { id: '' }] })?.entries).toEqual([]);
  });

  test('labels are those listed and those of the entries', () => {
    expect(toMenu({ menus: [{ id: 1, labelId: 'b' }], labels: ['a', null, {}, 5] })?.labels).toEqual([
      'a',
      '5',
      'b',
    ]);
  });
});

describe('what storage gives back', () => {
  const kept = () => ({
    ...toPublicBase({ globalcatelogs: [{ id: 1 }], systems: [{ id: 1, url: 'http://a.test' }] }),
    ...toMenu({ menus: [{ id: 1 }], labels: ['a'] }),
  });

  test('is used where it is valid', () => {
    expect(checkBaseData(JSON.parse(JSON.stringify(kept())))).not.toBeNull();
  });

  test.each<[string, (data: Record<string, unknown>) => void]>([
    ['a list gone', (data) => delete data.systems],
    ['an entry that is none', (data) => Object.assign(data, { entries: [7] })],
    ['an entry without its url', (data) => Object.assign(data, { entries: [{ id: '1' }] })],
    ['a note that is no text', (data) => Object.assign((data.entries as object[])[0]!, { note: {} })],
    ['a label that is no text', (data) => Object.assign(data, { labels: [1] })],
    ['a module without a title', (data) => Object.assign(data, { modules: [{ id: '1' }] })],
  ])('is refused with %s', (_, spoil) => {
    const data = JSON.parse(JSON.stringify(kept())) as Record<string, unknown>;
    spoil(data);
    expect(checkBaseData(data)).toBeNull();
  });
});
