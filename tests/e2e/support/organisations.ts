import { chooseLanguage, expectSignedIn } from './demo';
import { expect, type Page } from './test';
import type { World } from './world';

/** Of the organisation of a world. */
export const OWN_NAME = 'Oceanway Select';
export const OVERSEAS = { id: '1000030', code: 'HYT-LA1' };
export const HAILAN = { id: '1000398', bp: '8800398', code: 'HLJJ-0291', prefix: 'HLJJ' };

export async function open(world: World, page: Page, url: string): Promise<void> {
  await chooseLanguage(page.context(), 'en');
  await world.signIn(page.context());
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

export async function switchTo(page: Page, { code }: { code: string }): Promise<void> {
  const { button, field, option } = parts(page);
  await button.click();
  await field.fill(code);
  await option(code).click();
}

export const expectOrganisation = (page: Page, code: string) =>
  expect(parts(page).button).toHaveAccessibleName(new RegExp(code));

/** Billing loads its page again after a switch, and what is done before that is lost: this is the new page's first call. */
export const loadedAgain = (page: Page, id: string) =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/auth/jwt/authorize' && searchParams.get('contextId') === id;
  });
