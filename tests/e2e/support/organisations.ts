import en from '../../../locales/en.json' with { type: 'json' };
import zh from '../../../locales/zh-CN.json' with { type: 'json' };
import { businessPages, chooseLanguage, expectSignedIn, signInQuickly } from './demo';
import { type BrowserContext, expect, type Page, type Route } from './test';

export type Lang = 'en' | 'zh-CN';
export const texts = { en, 'zh-CN': zh };
export const OWN = {
  id: '1000412',
  bp: '8800412',
  code: 'OWSZ-0318',
  en: 'Oceanway Select',
  'zh-CN': '越洋优品（深圳）贸易有限公司',
};
export const OVERSEAS = { id: '1000030', bp: '8800030', code: 'HYT-LA1' };
export const HAILAN = { id: '1000398', bp: '8800398', code: 'HLJJ-0291' };
export const LIST = '**/api/v1/Organization/findByPage*';
export const USER = '**/api/v1/My/getUserInfo*';
export const CORS = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
});

export async function open(
  page: Page,
  lang: Lang = 'en',
  url: string = businessPages.console,
  account?: string,
) {
  await chooseLanguage(page.context(), lang);
  await signInQuickly(page.context(), account);
  await page.goto(url);
  await expectSignedIn(page);
}

export function parts(page: Page, lang: Lang = 'en') {
  const t = texts[lang];
  const panel = page.getByRole('dialog', { name: t['org.switch'] });
  return {
    t,
    button: page.getByRole('button', { name: new RegExp(`^${t['org.switch']}.`) }),
    panel,
    field: panel.getByRole('combobox', { name: t['org.search'] }),
    all: panel.getByRole('group', { name: t['org.all'] }).getByRole('option'),
    found: panel.getByRole('group', { name: t['org.found'] }).getByRole('option'),
    recent: panel.getByRole('group', { name: t['org.recent'] }).getByRole('option'),
    option: (code: string) => panel.getByRole('option').filter({ hasText: code }).first(),
    more: panel.getByRole('button', { name: t['org.more'] }),
  };
}

export const expectOrganisation = (page: Page, code: string, lang: Lang = 'en') =>
  expect(parts(page, lang).button).toHaveAccessibleName(new RegExp(code));

/** Billing loads its page anew after a switch, and what is done before that is lost: this is the new page's first call. */
export const loadedAnew = (page: Page, id: string) =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/auth/jwt/authorize' && searchParams.get('contextId') === id;
  });

/** Answers the user's info for one organisation as the service refuses it. */
export async function refuse(
  target: Page | BrowserContext,
  id: string,
  message = 'This organisation was closed',
) {
  await target.route(USER, async (route: Route) => {
    const request = route.request();
    if (new URL(request.url()).searchParams.get('contextId') !== id) return route.fallback();
    const origin = (await request.headerValue('origin')) ?? '*';
    return route.fulfill({ status: 403, headers: CORS(origin), json: { code: 403, message } });
  });
}
