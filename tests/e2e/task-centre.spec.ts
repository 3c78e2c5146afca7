import { readFile } from 'node:fs/promises';
import { chooseLanguage, hosts } from './support/demo';
import { expect, type Page, test } from './support/test';

const table = (page: Page) => page.getByRole('table', { name: 'Task centre' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('an export becomes a task, whose file is downloaded in the task centre, and which its views filter', async ({
  world,
  context,
  page,
}) => {
  await chooseLanguage(context, 'en');
  await world.signIn(context);
  await page.goto(`${hosts.console}/home/b2corder`);
  const chosen = page.getByRole('checkbox', { name: /^Select SO/ }).first();
  const order = ((await chosen.getAttribute('aria-label')) ?? '').replace('Select ', '');
  await chosen.click();
  const replied = page.waitForResponse(/deliverOrder\/export/);
  await page.getByRole('button', { name: 'Export' }).click();
  const { task } = ((await (await replied).json()) as { data: { task: { taskNo: string } } }).data;

  await page.goto(`${hosts.erp}/home/task/center`);
  await page.getByRole('searchbox', { name: 'Task, number, document' }).fill(task.taskNo);
  const row = rows(page).filter({ hasText: task.taskNo });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row.getByText('Done')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await row.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(task.taskNo)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(order);
  expect(file.trim().split('\n')).toHaveLength(2);

  // The organisation begins with tasks that failed.
  await page.goto(`${hosts.erp}/home/task/center`);
  const views = page.getByRole('navigation', { name: 'Views: Task centre' });
  await views.getByRole('button', { name: 'Failed' }).click();
  await expect(rows(page).filter({ hasText: /Running|Done|Waiting/ })).toHaveCount(0);
  await expect(rows(page).first()).toContainText(/Failed|Timed out/);
  for (const row of await rows(page).all()) await expect(row).toContainText(/Failed|Timed out/);
});
