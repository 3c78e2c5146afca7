import { getShell } from '@oms/shell';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allTags } from '../../support/all-tags';
import { expectOnce } from '../support/facts';
import { leavePage, stage } from '../support/stage';

const AUTHORIZE = 'POST /auth/jwt/authorize';
const FACTS = [
  '/api/v1/My/getUserInfo ',
  '/api/v1/Context/baseData noVerify=1',
  '/api/v1/Context/baseData ',
  '/api/v1/BizNotify/stats ',
  '/api/v1/BizAnnouncement/stats ',
];
const OPTIONS = {
  markup: allTags.map((tag) => `<${tag}></${tag}>`).join(''),
  // The session begins with the sign-on cookie.
  config: { getToken: undefined } as object,
};
const signedIn = () => expect.element(page.getByRole('button', { name: /^(Account|账号)/ })).toBeVisible();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

test('a page with all elements asks for each fact once, also at a second visit', async () => {
  const { services } = await stage(OPTIONS);
  await signedIn();
  await expectOnce(services, FACTS);
  expect(services.calls(AUTHORIZE)).toHaveLength(1);
  await leavePage();
  const before = services.calls().length;
  await stage({ ...OPTIONS, services });
  await signedIn();
  await expectOnce(services, FACTS, before);
  expect(services.calls(AUTHORIZE)).toHaveLength(2);
});

test.each([
  ['language', () => getShell().setLang('zh-CN')],
  ['organisation', () => getShell().switchOrganisation('77')],
] as const)('a switch of the %s asks for each fact once', async (_, change) => {
  const { services } = await stage({
    ...OPTIONS,
    services: { organisations: [{ name: 'Harbour Trading' }, { id: '77', name: 'Northwind Supply' }] },
  });
  await signedIn();
  await expectOnce(services, FACTS);
  const before = services.calls().length;
  await change();
  await expectOnce(services, ['/api/v1/BizNotify/stats '], before);
});
