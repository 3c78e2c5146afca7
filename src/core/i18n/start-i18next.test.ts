import { expect, test } from 'vitest';
import en from '../../../locales/en.json';
import { startI18next } from './start-i18next';

test.each(['en', 'pt-br', 'zh-tw', 'iw-IL'])('texts of a language with the tag %s are found', (tag) => {
  const { t, put } = startI18next(tag);
  put(en);
  expect(t('menu.filter')).toBe('Find in menu');
  expect(t('menu.found', { count: 3 })).toBe('3 entries found');
  put({ ...en, 'menu.filter': 'Find' });
  expect(t('menu.filter')).toBe('Find');
});
