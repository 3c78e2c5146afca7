import { businessPages, expectSignedIn, hosts, shellReady } from './support/demo';
import {
  CORS,
  expectOrganisation,
  HAILAN,
  LIST,
  loadedAnew,
  OVERSEAS,
  OWN,
  open,
  parts,
  refuse,
  texts,
} from './support/organisations';
import { expect, test } from './support/test';

test.describe('a switch', () => {
  test('drops a reply of the old organisation that comes after it', async ({ page }) => {
    await open(page);
    const held: (() => Promise<void>)[] = [];
    await page.route('**/api/v1/Product/gsmod*', (route) => {
      const old = new URL(route.request().url()).searchParams.get('contextId') === OWN.id;
      if (!old) return route.continue();
      const product = { id: '1', sku: 'OLD-ORGANISATION', title: 'OLD-ORGANISATION' };
      held.push(() =>
        route
          .fulfill({
            headers: CORS(hosts.console),
            json: { code: 200, message: 'OK', data: { content: [product], totalElements: 1 } },
          })
          .catch(() => {}),
      );
    });
    const call = page.evaluate(() =>
      (
        window as unknown as { OmsShell: { request: { get(path: string): Promise<unknown> } } }
      ).OmsShell.request
        .get('/api/v1/Product/gsmod')
        .then(
          () => 'came',
          (error: { kind: string }) => error.kind,
        ),
    );
    await expect.poll(() => held.length).toBe(1);
    const { button, field, option } = parts(page);
    await button.click();
    await field.fill(HAILAN.bp);
    await option(HAILAN.code).click();
    await expectOrganisation(page, HAILAN.code);
    for (const release of held) await release();
    expect(await call).toBe('aborted');
  });
});

test.describe('the address', () => {
  for (const host of ['console', 'billing'] as const) {
    test(`${host}: targetOrgBpId is followed and taken out, and the rest stays`, async ({ page }) => {
      await open(page, 'en', `${businessPages[host]}?a=1%20b&targetOrgBpId=${HAILAN.bp}&c=%E7%BB%84#part`);
      await expectOrganisation(page, HAILAN.code);
      await expect(page).toHaveURL(/\?a=1(%20|\+)b&c=%E7%BB%84/);
      expect(page.url()).not.toContain('targetOrgBpId');
    });
  }

  test('the parameter goes without a load, and the host’s state of the history stays', async ({ page }) => {
    await open(page, 'en', businessPages.billing);
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
      history.replaceState({ theirs: 1 }, '', '?targetOrgBpId=8800412&x=1');
    });
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page).toHaveURL(/\/bill\/list\?x=1$/);
    expect(await page.evaluate(() => [history.state, 'sameDocument' in window])).toEqual([
      { theirs: 1 },
      true,
    ]);
    await expectOrganisation(page, OWN.code);
  });

  for (const lang of ['en', 'zh-CN'] as const) {
    test(`${lang}: an unknown organisation is said, and the old one stands`, async ({ page }) => {
      await open(page, lang, `${businessPages.console}?targetOrgBpId=9999999`);
      await expect(
        page.getByText(texts[lang]['org.targetUnknown'].replace('{{id}}', '9999999')),
      ).toBeVisible();
      await expect(page).toHaveURL(businessPages.console);
      await expectOrganisation(page, OWN.code, lang);
    });
  }

  test('what is no such id is not asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, 'en', `${businessPages.console}?targetOrgBpId=%3Cimg%20src%3Dx%3E`);
    await expect(page.getByText('The organisation in this link, <img src=x>, does not exist')).toBeVisible();
    expect(asked.filter((url) => url.includes('yqnBpId'))).toEqual([]);
  });

  test('documentNo leads to the overseas warehouse, once, and stays', async ({ page }) => {
    const address = `${businessPages.billing}?documentNo=D-1`;
    const overseas = loadedAnew(page, OVERSEAS.id);
    await open(page, 'en', address);
    await overseas;
    await expectOrganisation(page, OVERSEAS.code);
    await expect(page).toHaveURL(address);
    // Who then goes elsewhere has decided so, though the page loads anew with the same address.
    const { button, field, option } = parts(page);
    await button.click();
    await field.fill(HAILAN.bp);
    const hailan = loadedAnew(page, HAILAN.id);
    await option(HAILAN.code).click();
    await hailan;
    await expectOrganisation(page, HAILAN.code);
    await page.reload();
    await expectOrganisation(page, HAILAN.code);
  });

  test('documentNo changes nothing on the system 1000030', async ({ page }) => {
    await open(page, 'en', `${businessPages.erp}?documentNo=D-1`);
    await shellReady(page);
    await expectOrganisation(page, OWN.code);
  });
});

test.describe('another tab', () => {
  for (const lang of ['en', 'zh-CN'] as const) {
    test(`${lang}: is followed, or not`, async ({ page, context }) => {
      await open(page, lang);
      const other = await context.newPage();
      await other.goto(businessPages.console);
      await expectSignedIn(other);
      const { t, button, field, option } = parts(page, lang);
      const here = parts(other, lang);
      const status = other.getByRole('status').filter({ hasText: OWN[lang] });
      const switchTo = async (bp: string, code: string) => {
        await page.bringToFront();
        await button.click();
        await field.fill(bp);
        await option(code).click();
        await expectOrganisation(page, code, lang);
        await other.bringToFront();
      };
      await switchTo(HAILAN.bp, HAILAN.code);
      await expect(status).toBeVisible();
      await expectOrganisation(other, OWN.code, lang);

      await switchTo(OWN.bp, OWN.code);
      await expect(status).toHaveCount(0);
      await switchTo(HAILAN.bp, HAILAN.code);
      await other.getByRole('button', { name: t['org.elsewhereStay'], exact: true }).click();
      await expect(status).toHaveCount(0);

      await switchTo(OVERSEAS.bp, OVERSEAS.code);
      await other.getByRole('button', { name: t['org.elsewhereSwitch'] }).focus();
      await other.keyboard.press('Enter');
      await expect(here.button).toHaveAccessibleName(new RegExp(OVERSEAS.code));
      await expect(status).toHaveCount(0);
    });
  }
});

test.describe('an organisation that is removed while it is chosen', () => {
  test('between two visits gives way to the user’s own', async ({ page, context }) => {
    await open(page);
    await context.addCookies([{ name: 'contextId', value: '1000601', domain: 'localhost', path: '/' }]);
    await page.goto(businessPages.billing);
    await expect(
      page.getByText('ID 1000601 is no longer available to you. You now work in Oceanway Select.'),
    ).toBeVisible();
    await expectOrganisation(page, OWN.code);
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByText('is no longer available')).toHaveCount(0);
  });

  test('in the middle of the day does so at the first refused call', async ({ page, context }) => {
    await open(page, 'en', `${businessPages.console}?targetOrgBpId=${HAILAN.bp}`);
    await expectOrganisation(page, HAILAN.code);
    await refuse(context, HAILAN.id);
    await page.route(LIST, async (route) => {
      if (!route.request().url().includes(HAILAN.id)) return route.fallback();
      return route.fulfill({
        status: 403,
        headers: CORS(hosts.console),
        json: { code: 403, message: 'Closed' },
      });
    });
    await parts(page).button.click();
    await expect(
      page.getByText('Hailan Home is no longer available to you. You now work in Oceanway Select.'),
    ).toBeVisible();
    await expectOrganisation(page, OWN.code);
  });
});
