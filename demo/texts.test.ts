import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import billingEn from './billing/locales/en.json';
import billingZh from './billing/locales/zh-CN.json';
import consoleEn from './console/locales/en.json';
import consoleZh from './console/locales/zh-CN.json';

type Texts = Readonly<Record<string, string>>;

const demo = new URL('./', import.meta.url);

function erpTexts(): Record<string, Texts> {
  const window: { ErpTexts?: Record<string, Texts> } = {};
  const context = createContext({ window });
  for (const lang of ['zh-CN', 'en']) {
    runInContext(readFileSync(new URL(`erp/public/locales/${lang}.js`, demo), 'utf8'), context);
  }
  return window.ErpTexts ?? {};
}

async function partnerTexts(): Promise<Record<string, Texts>> {
  const module = (await import(new URL('partner/public/texts.js', demo).href)) as {
    TEXTS: Record<string, Texts>;
  };
  return module.TEXTS;
}

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it.each([
  ['billing', async () => ({ en: billingEn, 'zh-CN': billingZh }) as Record<string, Texts>],
  ['console', async () => ({ en: consoleEn, 'zh-CN': consoleZh }) as Record<string, Texts>],
  ['erp', async () => erpTexts()],
  ['partner', partnerTexts],
] as const)('%s has the same keys and places in both languages', async (_host, load) => {
  const { en = {}, 'zh-CN': zh = {} } = await load();
  expect(Object.keys(en).length).toBeGreaterThan(20);
  expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) expect(places(zh[key] ?? ''), key).toEqual(places(text));
});
