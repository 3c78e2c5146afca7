import { getShell } from '@oms/shell';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';

const TEXTS = 'GET /status/locale/findByPage';
const WORDS = {
  en: { label: 'Language', name: 'English', orders: 'Orders' },
  'zh-CN': { label: '语言', name: '简体中文', orders: '订单' },
} as const;
type Lang = keyof typeof WORDS;

const button = (lang: Lang) => page.getByRole('button', { name: WORDS[lang].label, exact: true });
const entry = (lang: Lang) => page.getByRole('menuitemradio', { name: WORDS[lang].name });
const link = (lang: Lang) => page.getByRole('banner').getByRole('link', { name: WORDS[lang].orders });

async function choose(from: Lang, to: Lang): Promise<void> {
  await button(from).click();
  await expect.element(entry(from)).toBeChecked();
  await entry(to).click();
}

for (const [from, to] of [
  ['en', 'zh-CN'],
  ['zh-CN', 'en'],
] as const) {
  test(`${from} to ${to}: what stands in the page stays, in other words`, async () => {
    const { services } = await readyStage({
      services: { lang: from },
      markup: '<oms-topnav></oms-topnav><div style="height: 3000px"></div>',
    });
    const told: string[] = [];
    onTestFinished(getShell().on('oms-lang-changed', ({ detail }) => void told.push(detail.lang)));
    const field = page.getByRole('combobox');
    await field.fill('x');
    window.scrollTo(0, 200);
    await expect.element(link(from)).toBeVisible();
    const before = link(from).element();
    await choose(from, to);
    await expect.element(button(to)).toHaveFocus();
    await expect.element(link(to)).toBeVisible();
    expect(link(to).element()).toBe(before);
    await expect.element(field).toHaveValue('x');
    expect(window.scrollY).toBe(200);
    expect(told).toEqual([to]);
    await expect.poll(() => services.calls(TEXTS).at(-1)?.params).toMatchObject({ 'search[EQ_locale]': to });
  });
}

test('without the texts of the server the language changes all the same, and is kept', async () => {
  const { services } = await readyStage();
  services.fail(TEXTS, 'network');
  await choose('en', 'zh-CN');
  await expect.element(page.getByRole('button', { name: '账号', exact: true })).toBeVisible();
  await expect.element(link('zh-CN')).toBeVisible();
  expect(document.cookie).toContain('lang=zh-CN');
});

test('an open dialog stays, in the other language', async () => {
  await readyStage();
  await page.getByRole('button', { name: 'Quick start' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Three steps to your first order' })).toBeVisible();
  await getShell().setLang('zh-CN');
  await expect.element(page.getByRole('dialog', { name: '三步接通第一票订单' })).toBeVisible();
});

test('a message of the shell that is on the screen changes its language with the page', async () => {
  await readyStage({ path: '/home?targetOrgBpId=NOWHERE' });
  const message = page.getByRole('alert');
  await expect.element(message).toHaveTextContent('The organisation in this link, NOWHERE, does not exist');
  await choose('en', 'zh-CN');
  await expect.element(message).toHaveTextContent('链接指定的组织 NOWHERE 不存在');
});
