import { expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';

const stage = hostStages();

/**
 * Members of `document` that the shell reads, in front of which an element of that name stands: the proof of attacks
 * has all of them.
 */
const NAMES = ['currentScript', 'createElement', 'querySelector', 'getElementById', 'body', 'cookie'];

const pictures = NAMES.map((name) => `<img name="${name}" alt="">`).join('');
const forms = NAMES.map((name) => `<form name="${name}"></form>`).join('');

it.each([
  ['pictures before its tag', pictures, ''],
  ['forms behind its tag', '', forms],
  ['a form in the place of its queue', '<form id="OmsShell"><input name="queue"></form>', ''],
])('%s that bear names the shell reads leave it as it is', async (_, head, markup) => {
  await stage().open({
    head,
    markup: `${markup}<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>`,
  });
  const { page } = stage();
  await page.getByRole('link', { name: 'Entry' }).waitFor();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('tab').first().waitFor();
  expect(stage().unhandled).toEqual([]);
});
