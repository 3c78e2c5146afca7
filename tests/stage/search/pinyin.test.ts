import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { readyStage } from '../support/stage';
import { field, inGroup } from './parts';

/** What the page has fetched of the pinyin of some 20,000 characters since the list was cleared. */
const fetched = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('pinyin-match'));

test('pinyin is fetched only where Chinese titles are searched', async () => {
  await readyStage({ markup: '<oms-topnav></oms-topnav>' });
  await field.fill('stock');
  await expect.element(inGroup('Menu').first()).toHaveTextContent('Stock');
  await getShell().setLang('zh-CN');
  // A module is fetched once: what comes now has not come before. The browser keeps no more than 250 entries.
  performance.clearResourceTimings();
  await field.fill('kc');
  await expect.element(inGroup('菜单').first()).toHaveTextContent('库存');
  expect(fetched()).not.toEqual([]);
});
