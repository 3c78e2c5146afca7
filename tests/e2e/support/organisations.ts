import { chooseLanguage, expectSignedIn, signInQuickly } from './demo';
import { expect, type Page } from './test';

export const OWN = { id: '1000412', bp: '8800412', code: 'OWSZ-0318', name: 'Oceanway Select' };
export const OVERSEAS = { id: '1000030', bp: '8800030', code: 'HYT-LA1' };
export const HAILAN = { id: '1000398', bp: '8800398', code: 'HLJJ-0291', prefix: 'HLJJ' };

export async function open(page: Page, url: string): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await signInQuickly(page.context());
  await page.goto(url);
  await expectSignedIn(page);
}

export function parts(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Switch organisation' });
  const inGroup = (name: string) => panel.getByRole('group', { name }).getByRole('option');
  return {
    button: page.getByRole('button', { name: /^Switch organisation./ }),
    field: panel.getByRole('combobox', { name: 'Search organisations' }),
    all: inGroup('All organisations'),
    found: inGroup('Found'),
    option: (code: string) => panel.getByRole('option').filter({ hasText: code }).first(),
  };
}

export async function switchTo(page: Page, { bp, code }: { bp: string; code: string }): Promise<void> {
  const { button, field, option } = parts(page);
  await button.click();
  await field.fill(bp);
  await option(code).click();
}

export const expectOrganisation = (page: Page, code: string) =>
  expect(parts(page).button).toHaveAccessibleName(new RegExp(code));

/** Billing loads its page anew after a switch, and what is done before that is lost: this is the new page's first call. */
export const loadedAnew = (page: Page, id: string) =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/auth/jwt/authorize' && searchParams.get('contextId') === id;
  });
