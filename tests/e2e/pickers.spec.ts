import { chooseLanguage, hosts, signInQuickly } from './support/demo';
import { answeredPages, openOldPage } from './support/old-page';
import { type BrowserContext, expect, test } from './support/test';

test.use(answeredPages);

/** An old page with pickers, on a day in November. */
const open = (context: BrowserContext, script: string, lang: 'en' | 'zh-CN' = 'en') =>
  openOldPage(context, script, {
    lang,
    before: (page) => page.clock.setFixedTime(new Date('2026-11-23T10:41:00+08:00')),
  });

test('a day is chosen by the keyboard alone, and posted', async ({ context }) => {
  const page = await open(
    context,
    `OmsShell.mount('date', '#area', { label: 'Due', name: 'due', min: '2026-11-10' })`,
  );
  const field = page.getByRole('textbox', { name: 'Due' });
  await field.focus();
  await page.keyboard.press('Alt+ArrowDown');
  const panel = page.getByRole('dialog', { name: 'Due' });
  const today = panel.getByRole('button', { name: /23 November 2026/ });
  await expect(today).toBeFocused();
  // Quicker than a person is, and than the browser draws.
  await today.evaluate(async (day) => {
    const { activeElement } = day.getRootNode() as ShadowRoot;
    for (const key of ['ArrowUp', 'ArrowRight']) {
      activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
      await Promise.resolve();
      await Promise.resolve();
    }
  });
  await expect(panel.getByRole('button', { name: /17 November 2026/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeFocused();
  await expect(field).toHaveValue('2026-11-17');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle('due=2026-11-17');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(panel.getByRole('button', { name: /^Monday,? 9 November 2026/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Due' }).click();
  await expect(field).toHaveValue('');
});

test('what is typed is read as people write it, and what is no date stays and is said', async ({
  context,
}) => {
  const page = await open(
    context,
    `OmsShell.mount('date', '#area', { label: '到期日', name: 'due' })`,
    'zh-CN',
  );
  const field = page.getByRole('textbox', { name: '到期日' });
  await field.fill('2026/1/5');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('2026-01-05');
  await field.fill('2026-02-30');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('2026-02-30');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('请填写日期，如 2026-11-23');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle('due=2026-01-05');
});

test('a range is two days, or a period by name', async ({ context }) => {
  const page = await open(context, `OmsShell.mount('dateRange', '#area', { label: 'Between', name: 'day' })`);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const panel = page.getByRole('dialog', { name: 'Between' });
  await panel.getByRole('button', { name: /20 November 2026/ }).click();
  await panel.getByRole('button', { name: /12 November 2026/ }).click();
  const field = page.getByRole('textbox', { name: 'Between' });
  await expect(field).toHaveValue('2026-11-12 - 2026-11-20');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await panel.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(field).toHaveValue('2026-11-17 - 2026-11-23');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle('day=2026-11-17&day=2026-11-23');
});

test('moments, months, years, times and hours are chosen in their own panels', async ({ context }) => {
  const page = await open(
    context,
    `for (const kind of ['dateTime', 'month', 'year', 'time', 'hour'])
       OmsShell.mount(kind, '#area', { label: kind, name: kind });`,
  );
  const openPanel = async (kind: string) => {
    await page.getByRole('textbox', { name: kind, exact: true }).press('Alt+ArrowDown');
    return page.getByRole('dialog', { name: kind, exact: true });
  };
  const moment = await openPanel('dateTime');
  await moment.getByRole('button', { name: /24 November 2026/ }).click();
  await moment.getByRole('combobox', { name: 'Hour' }).selectOption('09');
  await moment.getByRole('combobox', { name: 'Minute' }).selectOption('05');
  await page.keyboard.press('Escape');
  const month = await openPanel('month');
  await month.getByRole('button', { name: 'Next year' }).click();
  await month.getByRole('button', { name: 'Mar', exact: true }).click();
  const year = await openPanel('year');
  await year.getByRole('button', { name: '2027', exact: true }).click();
  const time = await openPanel('time');
  await time.getByRole('button', { name: 'Now' }).click();
  const hour = await openPanel('hour');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(hour).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle(
    'dateTime=2026-11-24+09%3A05%3A00&month=2027-03&year=2027&time=10%3A41%3A00&hour=07',
  );
});

test('a list is filtered by days, and the address keeps them', async ({ context, page }) => {
  await chooseLanguage(context, 'en');
  await signInQuickly(context);
  await page.goto(`${hosts.console}/home/purchase/order/list`);
  const field = page.getByRole('textbox', { name: 'Expected' });
  await field.fill('2026-12-01 - 2026-12-31');
  const asked = page.waitForRequest((one) => /\/po\/findByPage\?.*expectedAt/.test(one.url()));
  await page.keyboard.press('Enter');
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('search[GE_expectedAt]')).toBe('2026-12-01');
  expect(searchParams.get('search[LE_expectedAt]')).toBe('2026-12-31');
  await expect(page).toHaveURL(/expected=2026-12-01%2C2026-12-31/);
  await page.reload();
  await expect(field).toHaveValue('2026-12-01 - 2026-12-31');
});
