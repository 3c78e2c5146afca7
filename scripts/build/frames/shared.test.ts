import { describe, expect, it } from 'vitest';
import { sharedOf } from './shared';

/** As the code of the frames puts them together. */
const wholeOf = ({ common, own }: ReturnType<typeof sharedOf>, at: number) =>
  JSON.parse(common.replace(/"~(\d+)"/g, (_, index: number) => JSON.stringify(own[at]![index])));

describe('what the templates of several languages share', () => {
  const en = ['nav', { title: 'Find "it"', class: 'side' }, ['b', {}, 'Find "it"'], 'More', { extra: 1 }];
  const zh = ['nav', { title: '查找', class: 'side' }, ['b', {}, '查找'], '更多', ['other']];

  it('is put together again for each of them', () => {
    const shared = sharedOf([en, zh]);
    expect(wholeOf(shared, 0)).toEqual(en);
    expect(wholeOf(shared, 1)).toEqual(zh);
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
