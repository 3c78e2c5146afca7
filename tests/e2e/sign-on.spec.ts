import {
  businessPages,
  expectSignedIn,
  hosts,
  listenForComplaints,
  PASSWORD,
  shellReady,
} from './support/demo';
import { signInAlone } from './support/own-account';
import { expect, type Page, test } from './support/test';

const signInButton = (page: Page) => page.getByRole('button', { name: /^(登录|Sign in)$/ });

/** By the form, as a person does. Ends on the main panel. */
async function signIn(page: Page, account: string): Promise<void> {
  await page.goto(`${hosts.console}/login`);
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '主面板' })).toBeVisible();
}

async function expectAllElements(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: /^(主菜单|Main menu)$/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^(搜索|Search)$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(消息通知|Notifications)$/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^(切换组织|Switch organisation)/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^(反馈|Feedback)$/ })).toBeVisible();
}

async function organisationOf(page: Page): Promise<string | null> {
  return page.getByRole('button', { name: /^(切换组织|Switch organisation)/ }).getAttribute('title');
}

test('one sign-in serves the console, billing, ERP and, by one click, a partner on another site', async ({
  page,
  context,
  sharedWorld,
}) => {
  await signIn(page, sharedWorld.account());
  await expect.poll(() => organisationOf(page)).toContain(sharedWorld.organisation.code);
  const organisation = await organisationOf(page);
  await expectAllElements(page);
  const complaints = listenForComplaints(page);

  for (const url of [businessPages.billing, businessPages.erp]) {
    await page.goto(url);
    await expectSignedIn(page);
    await expect.poll(() => organisationOf(page)).toBe(organisation);
    await expect(page).toHaveURL(new RegExp(new URL(url).host));
    await expectAllElements(page);
  }

  const partner = await context.newPage();
  const partnerComplaints = listenForComplaints(partner);
  await partner.goto(businessPages.partner);
  await signInButton(partner).click();
  await expectSignedIn(partner);
  await expect(partner).toHaveURL(businessPages.partner);
  await expect.poll(() => organisationOf(partner)).toBe(organisation);
  await expectAllElements(partner);
  await partner.reload();
  await expectSignedIn(partner);

  expect(complaints.list).toEqual([]);
  // Before the sign-in the service answers 401, which the browser itself logs.
  expect(partnerComplaints.list.filter((line) => !line.includes('401 (Unauthorized)'))).toEqual([]);
});

test('the language chosen on the console is the language of the partner that is signed in from it', async ({
  page,
  context,
  sharedWorld,
}) => {
  await sharedWorld.signIn(context);
  await page.goto(businessPages.console);
  await page.getByRole('button', { name: '语言', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Main panel' })).toBeVisible();
  await page.goto(businessPages.partner);
  await signInButton(page).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch organisation' })).toBeVisible();

  // The login page, opened by hand for the partner, comes back signed in.
  await page.goto(`${hosts.console}/login?service=${encodeURIComponent(businessPages.partner)}`);
  await expectSignedIn(page);
  await expect(page).toHaveURL(businessPages.partner);
});

test('the ticket that stays in the navigation entry of the page is used up', async ({
  page,
  context,
  sharedWorld,
}) => {
  await sharedWorld.signIn(context);
  await page.goto(businessPages.partner);
  await signInButton(page).click();
  await expectSignedIn(page);
  await expect(page).toHaveURL(businessPages.partner);
  // No script can remove it there: neither the address of the document nor `clearResourceTimings()` changes the entry.
  const ticket = await page.evaluate(() => {
    performance.clearResourceTimings();
    const [entry] = performance.getEntriesByType('navigation');
    return new URL(entry?.name ?? '').searchParams.get('ticket') ?? '';
  });
  expect(ticket).toMatch(/^omst_/);
  const reply = await context.request.post(`${hosts.userCentre}/auth/jwt/authorize`, {
    headers: { origin: hosts.partner },
    data: { ticket },
  });
  expect((await reply.json()).code).toBe(10004);
});

test('a ticket that this tab did not ask for is taken out of the address and not used', async ({ page }) => {
  await page.goto(`${businessPages.partner}?ticket=omst_${'a'.repeat(40)}&week=47`);
  await expect(signInButton(page)).toBeVisible();
  await expect(page).toHaveURL(`${businessPages.partner}?week=47`);
});

test('another person’s ticket, brought by a page in a small window, signs nobody in as that person', async ({
  page,
  context,
  browser,
  sharedWorld,
}) => {
  const attacker = await browser.newContext();
  await signInAlone(attacker, 'service.admin@oms.test');
  const reply = await attacker.request.post(`${hosts.userCentre}/auth/jwt/ticket`, {
    headers: { origin: hosts.console },
    data: { service: businessPages.partner },
  });
  const { redirect, ticket } = (await reply.json()).data;
  await attacker.close();

  await sharedWorld.signIn(context);
  await page.goto(businessPages.partner);
  const [small] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url, 'small', 'width=400,height=400'), redirect as string),
  ]);
  // The page asks for a ticket of its own, and is signed in as the person at the console.
  await expectSignedIn(small);
  await expect.poll(() => organisationOf(small)).toContain(sharedWorld.organisation.code);
  await expect(small).toHaveURL(businessPages.partner);
  const again = await page.request.post(`${hosts.userCentre}/auth/jwt/authorize`, {
    headers: { origin: hosts.partner },
    data: { ticket },
  });
  expect((await again.json()).code).toBe(10004);
});

test('signing out on one host signs out the others, whose connection ends with it', async ({
  page,
  context,
  world,
}) => {
  await world.signIn(context);
  await page.goto(businessPages.console);
  const billing = await context.newPage();
  await billing.goto(businessPages.billing);
  await expectSignedIn(billing);
  const partner = await context.newPage();
  await partner.goto(businessPages.partner);
  await signInButton(partner).click();
  await expectSignedIn(partner);
  // Before that it has no form.
  await shellReady(partner);

  await page.getByRole('button', { name: '账号', exact: true }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(new RegExp(`^${hosts.console}/login\\?service=`));

  // Both have a form, so they stay as they are: tests/e2e/session-end.spec.ts.
  for (const other of [billing, partner]) {
    await expect(other.getByRole('dialog', { name: '登录已失效' })).toBeVisible();
    await expect(signInButton(other)).toBeVisible();
  }
  await expect(billing).toHaveURL(businessPages.billing);
  await expect(partner).toHaveURL(businessPages.partner);
});

test('signing in again comes back to where one was', async ({ page, sharedWorld }) => {
  const there = `${hosts.billing}/bill/list?page=2`;
  await page.goto(there);
  await expect(page).toHaveURL(`${hosts.console}/login?service=${encodeURIComponent(there)}`);
  await page.getByRole('textbox', { name: '账号' }).fill(sharedWorld.account());
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(there);
  await expectSignedIn(page);
});
