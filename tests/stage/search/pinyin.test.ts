import { expect, test } from 'vitest';
import { readyStage } from '../support/stage';
import { field, inGroup } from './parts';

test('a menu entry is found by the initials of its pinyin', async () => {
  await readyStage({ markup: '<oms-topnav></oms-topnav>', config: { lang: 'zh-CN' } });
  await field.fill('kc');
  await expect.element(inGroup('菜单').first()).toHaveTextContent('库存');
});
