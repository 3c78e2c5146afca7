import { describe, expect, it, vi } from 'vitest';
import { optional } from '../shape/member';
import { createAdditions } from './additions';
import { textIn } from './host-text';
import { createReader } from './reader';
import { anyId, callback, hostText, linkUrl, order, ownId } from './rules';

const names = (rows: readonly { row: unknown }[]) => rows.map(({ row }) => (row as { name: string }).name);

describe('what a host adds', () => {
  it('keeps the order of the additions, and a row with a known id in its place', () => {
    const additions = createAdditions();
    additions.add('menu', { id: 'a', name: 'first' });
    additions.add('menu', { id: 'b', name: 'second' });
    additions.add('menu', { id: 'a', name: 'first again' });
    additions.add('account', { id: 'a', name: 'of another kind' });
    expect(names(additions.rows('menu'))).toEqual(['first again', 'second']);
  });

  it('has the rows of the configuration first, which the script replaces and removes by their ids', () => {
    const additions = createAdditions();
    const configured = [
      { id: 'a', name: 'a' },
      { id: 'b', name: 'b' },
      { id: 'c', name: 'c' },
    ];
    additions.add('menu', { id: 'b', name: 'of the script' });
    additions.remove('menu', 'a');
    expect(names(additions.rows('menu', configured))).toEqual(['c', 'of the script']);
    additions.remove('menu', 'b');
    expect(names(additions.rows('menu', configured))).toEqual(['c']);
  });

  it('tells the listeners of its kind, and no others', () => {
    const additions = createAdditions();
    const heard = vi.fn();
    const others = vi.fn();
    additions.of('badges').listen(heard);
    for (const kind of ['menu', 'account', 'noticeTabs', 'searchSources', 'messages'] as const)
      additions.of(kind).listen(others);
    additions.add('badges', { id: 'a' });
    additions.remove('badges', 'a');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(others).not.toHaveBeenCalled();
  });
});

describe('a text of a host', () => {
  it('is that of the language, else the English one, else the first', () => {
    const text = { 'zh-CN': '退货', en: 'Returns' };
    expect(textIn('Same', 'en')).toBe('Same');
    expect(textIn(text, 'zh-CN')).toBe('退货');
    expect(textIn(text, 'de')).toBe('Returns');
    expect(textIn({ 'zh-CN': '退货' }, 'en')).toBe('退货');
  });
});

describe('the reader', () => {
  const reading = (...rows: unknown[]) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const errors: string[][] = [];
    const error = (...told: string[]) => void errors.push(told);
    const read = createReader(
      'menu',
      { error },
      {
        id: ownId,
        title: hostText,
        url: linkUrl(() => 'https://host.test/page'),
        order: optional(order, null),
      },
    );
    const given = rows.map((row) => ({ row, byScript: true }));
    return { read: read(given), errors, again: () => read(given) };
  };
  const sound = { id: 'returns', title: 'Returns', url: '/returns' };

  it('gives sound rows with absolute addresses and every default', () => {
    const { read, errors } = reading(sound, {
      ...sound,
      id: 'out',
      url: 'https://other.test/a?b#c',
      order: 3,
    });
    expect(read).toEqual([
      { id: 'returns', title: 'Returns', url: 'https://host.test/returns', order: null },
      { id: 'out', title: 'Returns', url: 'https://other.test/a?b#c', order: 3 },
    ]);
    expect(errors).toEqual([]);
  });

  it.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,x'],
    ['//elsewhere.test/'],
    ['/\\elsewhere.test/'],
    ['/\t/elsewhere.test/'],
    ['https://bank.test@elsewhere.test/'],
    ['returns'],
    [''],
    [7],
  ])('refuses the address %j', (url) => {
    const { read, errors } = reading({ ...sound, url });
    expect(read).toEqual([]);
    expect(errors).toEqual([
      [
        'argument',
        `menu.add "returns": url: ${JSON.stringify(url)} cannot be used; allowed: an http or https address, or a path that begins with /`,
        'menu.add',
      ],
    ]);
  });

  it('says each fault of a row in a sentence, once', () => {
    const { read, errors, again } = reading({ id: 'a b', title: { en: ' ' }, order: 'x', titel: 1 }, null);
    expect(read).toEqual([]);
    expect(errors.map(([, message]) => message)).toEqual([
      'menu.add "a b": id: "a b" cannot be used; allowed: a text of 1 to 64 letters, digits, "-", "_" and "."',
      expect.stringContaining('title: {"en":" "} cannot be used'),
      expect.stringContaining('url: is missing'),
      expect.stringContaining('order: "x" cannot be used; allowed: a number'),
      expect.stringContaining('unknown option "titel"; allowed: id, title, url, order'),
      'menu.add: null cannot be used; allowed: an object',
    ]);
    again();
    expect(errors).toHaveLength(6);
  });

  it('goes on without a misspelt member', () => {
    const { read, errors } = reading({ ...sound, colour: 'red' });
    expect(read).toHaveLength(1);
    expect(errors).toHaveLength(1);
  });

  it('takes the first of two rows with one id', () => {
    const { read, errors } = reading(sound, { ...sound, title: 'Other' });
    expect(read.map(({ title }) => title)).toEqual(['Returns']);
    expect(errors).toHaveLength(1);
  });

  it('names the key of the configuration', () => {
    const error = vi.fn();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    createReader(
      'account',
      { error },
      { id: ownId, onSelect: callback<() => void>() },
    )([{ row: { id: 'a', onSelect: 'alert(1)' }, byScript: false }]);
    expect(error).toHaveBeenCalledWith(
      'config',
      'accountItems "a": onSelect: "alert(1)" cannot be used; allowed: a function',
      'accountItems',
    );
  });

  it('takes ids of services as texts and as numbers', () => {
    expect(anyId.read(1854)).toBe('1854');
    expect(anyId.read('1854')).toBe('1854');
    for (const value of ['', ' ', 1.5, Number.NaN, {}, true]) expect(anyId.read(value)).toBeUndefined();
  });
});
