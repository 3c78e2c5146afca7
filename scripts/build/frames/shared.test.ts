import { describe, expect, it } from 'vitest';
import { sharedOf, wholeOf } from './shared';

describe('what the templates of several languages share', () => {
  const en = ['nav', { title: 'Find "it"', class: 'side' }, ['b', {}, 'Find "it"'], 'More', { extra: 1 }];
  const zh = ['nav', { title: '查找', class: 'side' }, ['b', {}, '查找'], '更多', ['other']];

  it('is put together again for each of them', () => {
    const { common, own } = sharedOf([en, zh]);
    expect(own.map((each) => wholeOf(common, each))).toEqual([en, zh]);
  });

  it('leaves to each what differs, once', () => {
    const { common, own } = sharedOf([en, zh]);
    expect(own).toEqual([
      ['Find "it"', 'More', { extra: 1 }],
      ['查找', '更多', ['other']],
    ]);
    expect(JSON.parse(common)).toEqual(['nav', { title: '~0', class: 'side' }, ['b', {}, '~0'], '~1', '~2']);
  });
});
