import { businessPages, chooseLanguage, expectSignedIn, hosts, signInQuickly } from './support/demo';
import { expect, type Page, test } from './support/test';

const HAILAN = { id: '1000398', code: 'HLJJ-0291' };
const LIST = '**/api/v1/Organization/findByPage*';

async function open(page: Page, host: 'console' | 'billing' = 'billing') {
  await chooseLanguage(page.context(), 'en');
  await signInQuickly(page.context());
  await page.goto(businessPages[host]);
  await expectSignedIn(page);
  const panel = page.getByRole('dialog', { name: 'Switch organisation' });
  await page.getByRole('button', { name: /^Switch organisation: / }).click();
  const options = panel.getByRole('option');
  await expect(options).toHaveCount(20);
  return { panel, options, field: panel.getByRole('combobox', { name: 'Search organisations' }) };
}

/** Refuses what the predicate picks, and lets the rest through. */
const refuse = (page: Page, picks: (query: URLSearchParams) => boolean) =>
  page.route(LIST, (route) =>
    picks(new URL(route.request().url()).searchParams)
      ? route.fulfill({
          headers: {
            'access-control-allow-origin': hosts.billing,
            'access-control-allow-credentials': 'true',
          },
          json: { code: 10020, message: 'The list is being counted' },
        })
      : route.fallback(),
  );

for (const host of ['console', 'billing'] as const) {
  test(`${host}: an organisation is found by the id that its row shows`, async ({ page }) => {
    const { options, field } = await open(page, host);
    await field.fill(HAILAN.id);
    await expect(options).toHaveCount(1);
    await expect(options).toContainText(HAILAN.code);
    await expect(options.locator('mark')).toHaveText(HAILAN.id);
  });
}

for (const by of ['mouse', 'keyboard'] as const) {
  test(`emptied by ${by} it stays open, with the focus in its field`, async ({ page }) => {
    const { panel, options, field } = await open(page);
    await field.fill('Hailan Home');
    await expect(options).toHaveCount(1);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const clear = panel.getByRole('button', { name: 'Clear' });
    if (by === 'mouse') await clear.click();
    else {
      await page.keyboard.press('Tab');
      await expect(clear).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(field).toBeFocused();
    await page.clock.runFor(1000);
    await expect(options).toHaveCount(20);
    await expect(field).toHaveValue('');
  });
}

// Chromium's protocol alone can compose.
test('an input method: the letters are shown and only the word is searched for', {
  tag: '@chromium',
}, async ({ page, context }) => {
  const { options, field } = await open(page);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/Organization/findByPage') && request.method() === 'GET')
      asked.push(searchParams.get('search[CN_name]'));
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const keys = await context.newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'hai', selectionStart: 3, selectionEnd: 3 });
  await expect(field).toHaveValue('hai');
  await page.clock.runFor(1000);
  await keys.send('Input.insertText', { text: '海岚家居' });
  await page.clock.runFor(1000);
  await expect(options.filter({ hasText: HAILAN.code })).toHaveCount(1);
  expect(asked).toEqual(['海岚家居']);
});

test('a search that failed shows no other’s rows, and is tried again', async ({ page }) => {
  const { panel, options, field } = await open(page);
  await refuse(page, (query) => query.get('search[CN_name]') === 'Hailan Home');
  await field.fill('Hailan Home');
  await expect(panel.getByRole('alert')).toContainText('The list is being counted');
  await expect(options).toHaveCount(0);
  await page.unroute(LIST);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(options).toHaveCount(1);
  await expect(field).toBeFocused();
});

test('a further page that failed says so, and is tried again by its button', async ({ page }) => {
  const { panel, options } = await open(page);
  const list = panel.getByRole('listbox');
  await refuse(page, (query) => query.get('page') === '2');
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(panel.getByText('The list is being counted')).toBeVisible();
  await expect(options).toHaveCount(20);
  await page.unroute(LIST);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(options).toHaveCount(40);
});

test('another search is read from its beginning', async ({ page }) => {
  const { panel, options, field } = await open(page);
  await options.last().scrollIntoViewIfNeeded();
  await expect(options).toHaveCount(40);
  await field.fill('co');
  await expect(panel.getByRole('group', { name: 'Found' }).getByRole('option')).toHaveCount(20);
  await expect(options.first()).toBeInViewport();
  expect(await panel.getByRole('listbox').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
