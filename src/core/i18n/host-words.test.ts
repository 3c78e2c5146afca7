import { beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../../../locales/en.json';
import { createHostWords, type GivenTexts } from './host-words';

const first = {
  'notices.label': 'Notifications',
  'org.switchFrom': 'Switch organisation: {{current}}',
} as typeof en;

function wordsOf(...given: Partial<GivenTexts>[]) {
  const errors: string[] = [];
  const words = createHostWords({
    error: (code, message, source) => void errors.push(`${code} ${source}: ${message}`),
  });
  const rows = given.map((one) => ({ lang: 'en', texts: {}, byScript: true, ...one }));
  return { errors, words, rows, reword: words.reword(rows, {}) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('words of a host', () => {
  test('take the place of the shell’s in their language, the later ones of two; null takes one back', () => {
    const { reword, errors } = wordsOf(
      { texts: { 'notices.label': 'News', 'action.close': 'Shut' }, byScript: false },
      { texts: { 'notices.label': 'Post', 'action.close': null } },
    );
    const made = reword('en', en, true);
    expect(made['notices.label']).toBe('Post');
    expect(made['action.close']).toBe(en['action.close']);
    expect(reword('zh-CN', en, true)['notices.label']).toBe(en['notices.label']);
    expect(errors).toEqual([]);
  });

  test('keep the values of the text, and a form for one may be without the count', () => {
    const { reword, errors } = wordsOf({
      texts: {
        'org.switchFrom': 'Other company',
        'notices.label': 'News of {{name}}',
        'menu.found_one': 'One page',
        'menu.found': 'Many pages',
      },
    });
    const made = reword('en', en, true);
    expect(made['org.switchFrom']).toBe(en['org.switchFrom']);
    expect(made['notices.label']).toBe(en['notices.label']);
    expect(made['menu.found_one']).toBe('One page');
    expect(made['menu.found']).toBe(en['menu.found']);
    expect(errors).toEqual([
      `argument messages: messages: en "org.switchFrom": "Other company" is without {{current}}, which ${JSON.stringify(en['org.switchFrom'])} has`,
      'argument messages: messages: en "notices.label": {{name}} is unknown; allowed: no value',
      'argument messages: messages: en "menu.found": "Many pages" is without {{count}}, which "{{count}} entries found" has',
    ]);
  });

  test('of an unknown key are told of once all texts are there, and once', () => {
    const { reword, errors, words, rows } = wordsOf({ texts: { 'notices.lable': 'News' }, byScript: false });
    reword('en', first, false);
    expect(errors).toEqual([]);
    reword('en', en, true);
    words.reword(rows, {})('en', en, true);
    expect(errors).toEqual(['config messages: messages: en "notices.lable": there is no text of this key']);
  });

  test('that are none are told of, and the others count', () => {
    const { reword, errors } = wordsOf(
      { lang: 'xx', texts: {} },
      { texts: 'News' },
      { texts: { 'notices.label': 7, 'action.close': ' ', 'action.retry': 'Again' } },
    );
    expect(reword('en', en, true)).toEqual({ ...en, 'action.retry': 'Again' });
    expect(errors).toEqual([
      expect.stringContaining('messages: "xx" is no language; allowed: '),
      'argument messages: messages: en: "News" cannot be used; allowed: an object of texts by key',
      'argument messages: messages: en "notices.label": 7 cannot be used; allowed: a text, or null',
      'argument messages: messages: en "action.close": " " cannot be used; allowed: a text, or null',
    ]);
  });
});
