import { truncate, writeFile } from 'node:fs/promises';
import { openConsole } from './support/record-form';
import { type BrowserContext, expect, type Locator, type Page, test } from './support/test';
import type { World } from './support/world';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

/** The attachments of an order, in the console. */
async function openAttachments(world: World, context: BrowserContext, page: Page): Promise<Locator> {
  await openConsole(world, context, page, '/home/b2corder');
  await page.getByRole('link', { name: /^SO/ }).first().click();
  await page.getByRole('tab', { name: 'Attachments' }).click();
  return page.getByRole('region', { name: 'Attachments' });
}

const choose = async (page: Page, files: Parameters<Locator['setInputFiles']>[0]) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose files/ }).click();
  await (await chooser).setFiles(files as never);
};

test('files are stored with their record, also one of 50 MB and one whose name misleads, and are deleted', async ({
  page,
  context,
  world,
}, info) => {
  const attachments = await openAttachments(world, context, page);
  await choose(page, {
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  const refused = attachments.getByRole('listitem').filter({ hasText: 'page.html' });
  await expect(refused).toContainText('CSV and text are accepted');

  const big = async (name: string, bytes: number) => {
    const path = info.outputPath(name);
    await writeFile(path, '%PDF-1.4 ');
    await truncate(path, bytes);
    return path;
  };
  const most = 50 * 1024 * 1024;
  await choose(page, await big('whole.pdf', most));
  // What was uploaded stays in the uploader, and comes into the list behind it.
  await expect(attachments.getByRole('link', { name: /whole\.pdf/ }).first()).toBeVisible({
    timeout: 60_000,
  });
  await choose(page, await big('over.pdf', most + 1));
  await expect(attachments.getByText(/over\.pdf/).first()).toContainText('50 MB');
  const name = `a "quoted"; ../..\\evil 单据 🚚.pdf`;
  await choose(page, { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 ') });
  const link = attachments.getByRole('link', { name: /evil 单据 🚚\.pdf/ }).first();
  await expect(link).toBeVisible();
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toMatch(/evil 单据 🚚\.pdf$/);
  expect((await saved).suggestedFilename()).not.toMatch(/[\\/"]/);

  await choose(page, png('proof 照片 🚚.png'));
  const row = attachments.getByRole('listitem').filter({ hasText: 'proof 照片 🚚.png' });
  await expect(row.getByRole('link').first()).toBeVisible();
  await page.reload();
  await expect(row.getByRole('link')).toBeVisible();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(row).toHaveCount(0);
});

test("the browser's own upload is cancelled, fails without a connection, and is sent again", async ({
  page,
  context,
  world,
}) => {
  const attachments = await openAttachments(world, context, page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let times = 0;
  let connected = false;
  await page.route('**/api/v1/BizAttach/uploadFile**', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    times += 1;
    if (times === 1) await held;
    await (connected ? route.continue() : route.abort().catch(() => {}));
  });
  await choose(page, png('slow.png'));
  const row = attachments.getByRole('listitem').filter({ hasText: 'slow.png' });
  const again = row.getByRole('button', { name: 'Upload slow.png again' });
  // What is cancelled before it is sent is no request.
  await expect.poll(() => times).toBe(1);
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await expect(again).toBeVisible();
  await again.click();
  await expect.poll(() => times).toBeGreaterThan(1);
  await expect(again).toBeVisible();
  release();
  connected = true;
  await again.click();
  await expect(attachments.getByRole('link', { name: /slow\.png/ })).toBeVisible();
});
