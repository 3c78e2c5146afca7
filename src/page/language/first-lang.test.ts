import { expect, it } from 'vitest';
import { DEFAULT_LANG, firstLang } from './first-lang';

const speaks = (lang: unknown): lang is 'en' | 'de' => lang === 'en' || lang === 'de';

it('is the configured language, else the cookie’s, else the default one', () => {
  expect(firstLang('de', 'en', speaks)).toBe('de');
  expect(firstLang(undefined, 'en', speaks)).toBe('en');
  expect(firstLang(null, undefined, speaks)).toBe(DEFAULT_LANG);
  expect(firstLang('xx', 'en', speaks)).toBe(DEFAULT_LANG);
});
