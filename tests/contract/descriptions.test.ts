import { expect, it, vi } from 'vitest';
import { elementPages } from '../../site/build/elements';
import { widgetPages } from '../../site/build/widgets';
import { read } from './support/files';

const described = vi.hoisted(() => new Set<string>());

vi.mock(import('../../site/build/languages'), async (original) => ({
  ...(await original()),
  describedIn: () => (text: string) => {
    described.add(text);
    return text;
  },
}));

it('each description of an element or widget has its Chinese words, and no words are left over', () => {
  elementPages('zh-CN');
  widgetPages(['zh-CN']);
  const words = Object.keys(JSON.parse(read('site/locales/descriptions.zh-CN.json')) as object);
  // A default may be a value, such as `auto`, which no language translates.
  const isSentence = (text: string) => /\s/.test(text);
  expect([...described].filter((text) => isSentence(text) && !words.includes(text))).toEqual([]);
  expect(words.filter((text) => !described.has(text))).toEqual([]);
});
