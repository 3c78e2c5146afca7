import { markup } from '../../tools/attacks/payloads';
import { witness } from '../../tools/attacks/witness';
import { expectHarmless } from './support/attack';
import { businessPages, expectSignedIn, hosts, keepToasts } from './support/demo';
import { EVERYTHING, ROWS, serveAttacks } from './support/hostile-service';
import { portBase } from './support/start-demo';
import { expect, type Page, test } from './support/test';

const bell = (page: Page) => page.getByRole('button', { name: '消息通知', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: '消息通知', exact: true });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => panel(page).getByRole('tabpanel').getByRole('listitem').getByRole('button');
const dialog = (page: Page, name: 'announcement' | 'notice' | 'task') => page.locator(`dialog#oms-${name}`);

async function close(page: Page, name: Parameters<typeof dialog>[1]): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page, name)).toHaveCount(0);
}

/** The panel asks for what is of now when it opens. */
async function ask(page: Page): Promise<void> {
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await bell(page).click();
  await expect(panel(page)).toHaveCount(0);
}

// A policy of the page would stop what the shell lets through.
test.use({ bypassCSP: true });

// Which Chromium alone can be told.
test.beforeEach(async ({ context, browserName }) => {
  if (browserName === 'chromium') return;
  await context.route(
    ({ origin }) => origin === hosts.console,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      return route.fulfill({ response, headers });
    },
  );
});

test('the payloads do harm where nobody looks, and the witness sees it', async ({ page, context }) => {
  const seen = await witness(context, portBase);
  const bare = await context.newPage();
  await page.close();
  // Without the policy that every reply of the demo has.
  const url = `${hosts.userCentre}/bare`;
  await bare.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await bare.goto(url);
  await bare.setContent(`<body>${markup.filter((one) => !/refresh|<base|^<!/.test(one)).join('\n')}`);
  await expect.poll(() => seen.ran.length).toBeGreaterThan(10);
  await expect.poll(() => seen.left.length).toBeGreaterThan(5);
  await expect.poll(() => seen.odd).not.toEqual([]);
});

test('in an alert, the panel of the bell and its dialogs nothing runs and nothing leaves', async ({
  context,
  sharedWorld,
}) => {
  test.setTimeout(180_000);
  const seen = await witness(context, portBase);
  const service = await serveAttacks(context);
  await keepToasts(context);
  await sharedWorld.signIn(context);
  const page = await context.newPage();
  await page.goto(businessPages.console);
  await expectSignedIn(page);
  const steps = await page.evaluate(() => history.length);

  await bell(page).click();
  await tab(page, '公告').click();
  await expect(rows(page).first()).toContainText(`Announcement ${EVERYTHING}`);
  await expectHarmless(page, seen);
  await rows(page).first().click();
  await expect(dialog(page, 'announcement').getByText(`Words ${EVERYTHING}`, { exact: true })).toBeVisible();
  await expectHarmless(page, seen);
  await close(page, 'announcement');

  for (const name of ['提醒', '私信', '群消息']) {
    await tab(page, name).click();
    await expect(rows(page).first()).toContainText(`Notice ${ROWS} `);
    await expectHarmless(page, seen);
    await rows(page).nth(2).click();
    await expect(dialog(page, 'notice')).toContainText(`Notice ${ROWS - 2} `);
    await expect(dialog(page, 'notice')).toContainText('<script>__xss()</script>');
    await expectHarmless(page, seen);
    await close(page, 'notice');
  }

  const tasks = panel(page).getByRole('region', { name: '最近任务' });
  await expect(panel(page).getByRole('region', { name: '报表任务' })).toContainText(`Report ${ROWS} `);
  for (let at = 0; at < 5; at += 1) {
    await tasks.getByRole('listitem').getByRole('button').nth(at).click();
    await expect(dialog(page, 'task')).toContainText(`Task ${at + 1} `);
    await expectHarmless(page, seen);
    await close(page, 'task');
  }
  await bell(page).click();
  await expect(panel(page)).toHaveCount(0);

  // What alerts is fetched when the counts are asked for again.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toMatch(/oms\.lastAlert\./);
  service.tell(2);
  await ask(page);
  const toast = page.getByRole('region', { name: '消息提示' }).getByRole('status');
  await expect(toast).toContainText('News 2 ');
  await expectHarmless(page, seen);
  await expect(page).toHaveURL(businessPages.console);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('in the pages of the console nothing runs and nothing leaves', async ({ context, sharedWorld }) => {
  test.setTimeout(180_000);
  const seen = await witness(context, portBase);
  await serveAttacks(context);
  await sharedWorld.signIn(context);
  const page = await context.newPage();
  const hostile = encodeURIComponent('"><img src=x onerror=__xss()>');
  for (const [path, words] of [
    ['announce/list?rows=50', `Announcement ${ROWS} `],
    [`announce/detail?id=${EVERYTHING}`, `Words ${EVERYTHING}`],
    ['notice/list?rows=50', `Notice ${ROWS} `],
    ['notice/list/detail?id=2', 'Notice 2 '],
    ['notice/list/detail?id=11', 'Notice 11 '],
    [`announce/list?text=${hostile}&page=1`, `Announcement ${ROWS} `],
    [`notice/list?text=${hostile}&type=${hostile}`, `Notice ${ROWS} `],
    ['', `Announcement ${ROWS} `],
  ] as const) {
    const url = `${hosts.console}/home/${path}`.replace(/\/$/, '');
    await page.goto(url);
    await expect(page.getByRole('main').getByText(words).first(), path).toBeVisible();
    await expectHarmless(page, seen);
    expect(new URL(page.url()).pathname).toBe(new URL(url).pathname);
  }
});
