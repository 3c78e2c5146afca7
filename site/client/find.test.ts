import { describe, expect, it } from 'vitest';
import { excerptOf, finderOf, wordsOf } from './find';

describe('wordsOf', () => {
  it('cuts Chinese into pairs of characters, and keeps hyphens of names', () => {
    expect(wordsOf('hide-trigger 未保存')).toEqual(['hide-trigger', '未保', '保存']);
  });
});

describe('finderOf', () => {
  const find = finderOf([
    ['Theming', 'Theming', 'en/recipes/theming/', 'Colours of the host'],
    ['Testing', 'Vitest', 'en/reference/testing/#vitest', 'Theming is tested, too'],
    ['主题', '主题', 'zh-CN/recipes/theming/', '自有配色'],
  ]);

  it('has titles before texts, and takes beginnings of words', () => {
    expect(find('them').map(({ title }) => title)).toEqual(['Theming', 'Vitest']);
  });

  it('finds Chinese in the middle of a run', () => {
    expect(find('配色').map(({ address }) => address)).toEqual(['zh-CN/recipes/theming/']);
  });

  it('finds only what has all words', () => {
    expect(find('theming nowhere')).toEqual([]);
  });
});

describe('excerptOf', () => {
  it('shows the text around the first word', () => {
    const text = `${'a '.repeat(100)}needle ${'b '.repeat(100)}`;
    expect(excerptOf(text, 'needle', 60)).toMatch(/^… .*needle.* …$/);
  });
});
