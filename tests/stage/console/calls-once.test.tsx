import { getShell } from '@oms/shell';
import { beforeEach, expect, test, vi } from 'vitest';
import { consoleStage } from '../support/console';
import { expectOnce } from '../support/facts';
import { account, givePassword, loginPage, mainPanel } from './sign-in/login-page';

const FACTS = [
  '/api/v1/Context/baseData ',
  '/api/v1/BizNotify/stats ',
  '/api/v1/BizAnnouncement/stats ',
  '/api/v1/BizAnnouncement/recent rows=4',
  '/api/v1/Dashboard/summary ',
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

test('the main panel asks for each fact once after a sign-in by the form', async () => {
  const { services } = await loginPage();
  await expect.element(account).toBeVisible();
  await vi.advanceTimersByTimeAsync(5_000);
  const before = services.calls().length;
  await givePassword();
  await expect.element(mainPanel).toBeVisible();
  await expectOnce(services, FACTS, before);
});

test.each([
  ['language', () => getShell().setLang('zh-CN')],
  ['organisation', () => getShell().switchOrganisation('77')],
] as const)('the main panel asks for each fact once at a switch of the %s', async (_, change) => {
  const { services } = await consoleStage({
    services: { organisations: [{ name: 'Harbour Trading' }, { id: '77', name: 'Northwind Supply' }] },
  });
  await expect.element(mainPanel).toBeVisible();
  await expectOnce(services, FACTS);
  const before = services.calls().length;
  await change();
  await expectOnce(services, FACTS.slice(0, 2), before);
});
