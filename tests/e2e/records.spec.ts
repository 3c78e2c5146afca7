import { truncate, writeFile } from 'node:fs/promises';
import { chooseLanguage, hosts, signInAlone } from './support/demo';
import { type BrowserContext, expect, type Locator, type Page, test } from './support/test';

type Route = Parameters<Parameters<Page['route']>[1]>[0];

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

/** The attachments of an order, in the console. */
async function openAttachments(context: BrowserContext, page: Page): Promise<Locator> {
  await chooseLanguage(context, 'en');
  await signInAlone(context, 'client.admin@oms.test');
  await page.goto(`${hosts.console}/home/b2corder`);
  await page.getByRole('link', { name: /^SO/ }).first().click();
  await page.getByRole('tab', { name: 'Attachments' }).click();
  return page.getByRole('region', { name: 'Attachments' });
}

const choose = async (page: Page, files: Parameters<Locator['setInputFiles']>[0]) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose files/ }).click();
  await (await chooser).setFiles(files as never);
};

test('a file is stored with its record, and deleted once that is confirmed', async ({ page, context }) => {
  const attachments = await openAttachments(context, page);
  await choose(page, png('proof 照片 🚚.png'));
  const row = attachments.getByRole('listitem').filter({ hasText: 'proof 照片 🚚.png' });
  await expect(row.getByRole('link')).toBeVisible();
  await page.reload();
  await expect(row.getByRole('link').first()).toBeVisible();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(row).toHaveCount(0);
});

test('what cannot be sent is refused in words, and the rest is sent', async ({ page, context }) => {
  const attachments = await openAttachments(context, page);
  await choose(page, [
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') },
    png('label.png'),
  ]);
  await expect(attachments.getByText(/empty\.png/)).toContainText('empty');
  await expect(attachments.getByRole('link', { name: /label\.png/ }).first()).toBeVisible();
  const refused = attachments.getByRole('listitem').filter({ hasText: 'page.html' });
  await expect(refused).toContainText('CSV and text are accepted');
  await expect(refused.getByRole('button', { name: 'Upload page.html again' })).toBeVisible();
});

test('a file of 50 MB and names that mislead', async ({ page, context }, info) => {
  const attachments = await openAttachments(context, page);
  const big = async (name: string, bytes: number) => {
    const path = info.outputPath(name);
    await writeFile(path, '%PDF-1.4 ');
    await truncate(path, bytes);
    return path;
  };
  const most = 50 * 1024 * 1024;
  await choose(page, await big('whole.pdf', most));
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
});

test('an upload whose reply is half, no reply at all, or a failure says so, and can be sent again', async ({
  page,
  context,
}) => {
  const attachments = await openAttachments(context, page);
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ contentType: 'application/json', body: '{"code":200,"data":{"ent' }),
    (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: `<h1>${'x'.repeat(1_000_000)}</h1>` }),
    (route) => route.fulfill({ json: { code: 500, message: 'The disk is full' } }),
    (route) => route.abort(),
  ];
  await page.route('**/api/v1/BizAttach/uploadFile**', (route) => {
    const answer = answers.shift();
    return answer ? answer(route) : route.continue();
  });
  await choose(page, png('stubborn.png'));
  const row = attachments.getByRole('listitem').filter({ hasText: 'stubborn.png' });
  const again = row.getByRole('button', { name: 'Upload stubborn.png again' });
  for (let times = 4; times > 0; times--) {
    await expect(again).toBeVisible();
    await expect(row.getByRole('progressbar')).toHaveCount(0);
    await expect.poll(() => answers.length).toBe(times - 1);
    await again.click();
  }
  await expect(attachments.getByRole('link', { name: /stubborn\.png/ }).first()).toBeVisible();
});

test('an upload shows how far it is, and is cancelled and sent again', async ({ page, context }) => {
  const attachments = await openAttachments(context, page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/BizAttach/uploadFile**', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await choose(page, png('slow.png'));
  const row = attachments.getByRole('listitem').filter({ hasText: 'slow.png' });
  await expect(row.getByRole('progressbar')).toBeVisible();
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await expect(row.getByRole('progressbar')).toHaveCount(0);
  release();
  await row
    .getByRole('button', { name: /slow\.png/ })
    .first()
    .click();
  await expect(attachments.getByRole('link', { name: /slow\.png/ }).first()).toBeVisible();
});

test('the photographs of an order open large, and go on by keys', async ({ page, context }) => {
  await openAttachments(context, page);
  const id = await page.evaluate(async () => {
    const shell = (
      window as unknown as { OmsShell: { request: { get(...given: unknown[]): Promise<{ data: never }> } } }
    ).OmsShell;
    const photos: { data: { content: { orderNo: string }[] } } = await shell.request.get(
      '/api/v2/orderPicture/findByFilters',
      { orderType: 200, rows: 1 },
      { service: 'feedback' },
    );
    const found: { data: { content: { id: string }[] } } = await shell.request.get(
      '/api/v2/deliverOrder/findByPage',
      { page: 1, rows: 1, 'search[EQ_orderNo]': photos.data.content[0]?.orderNo },
      { service: 'orderApi' },
    );
    return found.data.content[0]?.id;
  });
  await page.goto(`${hosts.console}/home/b2corder/upadte/query?id=${id}&tab=photos`);
  const photos = page.getByRole('region', { name: 'Photos' }).getByRole('button');
  await photos.first().click();
  const viewer = page.getByRole('dialog');
  const image = viewer.getByRole('img');
  await expect(image).toHaveJSProperty('complete', true);
  const first = await image.getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(image).not.toHaveAttribute('src', first ?? '');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(photos.first()).toBeFocused();
});

test('the log of an order says who did what', async ({ page, context }) => {
  await openAttachments(context, page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('region', { name: 'Log' }).getByRole('row').last()).toContainText('Created');
});
