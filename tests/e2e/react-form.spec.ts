import { readFileSync } from 'node:fs';
import { chooseLanguage, hosts } from './support/demo';
import { answeredPages, SCRIPT_TAG } from './support/old-page';
import { expect, test } from './support/test';

test.use(answeredPages);

test('the form of docs/react.md posts a warehouse and a file', async ({ context, world }) => {
  const text = readFileSync(new URL('../../docs/react.md', import.meta.url), 'utf8');
  const example = /```html\n(<form method="post">[\s\S]*?)```/.exec(text)?.[1] ?? '';
  expect(example).not.toBe('');
  await chooseLanguage(context, 'en');
  await world.signIn(context);
  const page = await context.newPage();
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Form</title>
    ${SCRIPT_TAG}</head><body><main><h1>Form</h1>${example}</main></body></html>`;
  await page.route(`${hosts.billing}/form`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${hosts.billing}/form`);
  await page.getByRole('combobox', { name: 'Warehouse' }).click();
  await page.getByRole('option', { name: /LA1/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose a file/ }).click();
  await (await chooser).setFiles({
    name: 'proof.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Delivered'),
  });
  await expect(page.getByRole('alert')).toContainText('proof.txt');
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose a file/ }).click();
  await (await again).setFiles({
    name: 'proof.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(page.getByRole('link', { name: /proof\.pdf/ })).toBeVisible();
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/form'),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const fields = new URLSearchParams((await posted).postData() ?? '');
  expect(fields.get('warehouseId')).toMatch(/^\d+$/);
  expect(fields.get('proof')).toMatch(/\/files\/.+\/proof\.pdf$/);
});
