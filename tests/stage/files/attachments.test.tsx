import { Attachments } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reactStage } from '../support/react';
import { leavePage } from '../support/stage';

const UPLOAD = 'POST /api/v1/BizAttach/uploadFile';
const ORDER = { recordType: 'order', recordId: '41' };
const files = page.getByRole('group', { name: 'Attachments' });
const rowOf = (name: string) => files.getByRole('listitem').filter({ hasText: name });
const pdf = (name: string) => new File(['%PDF-1.4 '], name, { type: 'application/pdf' });

/** Chooses files as the browser's dialog does, which the button opens. */
async function choose(...chosen: File[]): Promise<void> {
  const button = page.getByRole('button', { name: /Choose files/ });
  await expect.element(button).toBeVisible();
  const root = button.element().getRootNode() as ShadowRoot;
  await userEvent.upload(root.querySelector('input[type=file]') as HTMLElement, chosen);
}

const open = (services = {}) => reactStage(<Attachments {...ORDER} upload />, { services, ready: true });

test('a file is stored with its record, under a name of any language', async () => {
  const { services } = await open();
  await choose(pdf('proof 照片 🚚.pdf'));
  await expect.element(rowOf('proof 照片 🚚.pdf').getByRole('link').first()).toBeVisible();
  const [sent] = services.calls(UPLOAD);
  const form = sent?.body as FormData;
  expect([form.get('recordType'), form.get('recordId')]).toEqual(['order', '41']);
});

test('a file is deleted once that is confirmed', async () => {
  await open({ attachments: [{ name: 'old.pdf', ...ORDER }] });
  await rowOf('old.pdf').getByRole('button', { name: 'Delete old.pdf' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.element(rowOf('old.pdf')).not.toBeInTheDocument();
});

test('what cannot be sent is refused in words, and the rest is sent', async () => {
  await open();
  await choose(new File([], 'empty.png', { type: 'image/png' }), pdf('label.pdf'));
  await expect.element(files.getByText(/empty\.png/).first()).toHaveTextContent('empty');
  await expect.element(files.getByRole('link', { name: /label\.pdf/ }).first()).toBeVisible();
});

test('an upload whose reply is half, no reply at all, or a failure says so, and can be sent again', async () => {
  const { services } = await open();
  const broken = [
    () => new Response('{"code":200,"data":{"ent', { headers: { 'content-type': 'application/json' } }),
    () => new Response(`<h1>${'x'.repeat(1_000_000)}</h1>`, { status: 500 }),
    () => Response.json({ code: 500, message: 'The disk is full' }),
  ];
  for (const answer of broken) {
    services.reply(UPLOAD, answer);
    const before = services.calls(UPLOAD).length;
    const again = rowOf('stubborn.pdf').getByRole('button', { name: 'Upload stubborn.pdf again' });
    if (before === 0) await choose(pdf('stubborn.pdf'));
    else await again.click();
    // A try may be several calls: what can have been done already is asked for again with its key.
    await expect.poll(() => services.calls(UPLOAD).length).toBeGreaterThan(before);
    await expect.element(again).toBeVisible();
    await expect.element(rowOf('stubborn.pdf').getByRole('progressbar')).not.toBeInTheDocument();
  }
  await expect.element(rowOf('stubborn.pdf')).toHaveTextContent('The disk is full');
});

test('an upload is sent again after a loss of the connection', async () => {
  const { services } = await open();
  const mend = services.fail(UPLOAD, 'network');
  await choose(pdf('stubborn.pdf'));
  const again = rowOf('stubborn.pdf').getByRole('button', { name: 'Upload stubborn.pdf again' });
  await expect.element(again).toBeVisible();
  mend();
  await again.click();
  await expect.element(files.getByRole('link', { name: /stubborn\.pdf/ }).first()).toBeVisible();
});

test('an upload shows how far it is, and is cancelled and sent again', async () => {
  const { services } = await open();
  const release = services.hold(UPLOAD);
  await choose(pdf('slow.pdf'));
  const row = rowOf('slow.pdf');
  await expect.element(row.getByRole('progressbar')).toBeVisible();
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await expect.element(row.getByRole('progressbar')).not.toBeInTheDocument();
  release();
  await row.getByRole('button', { name: 'Upload slow.pdf again' }).click();
  await expect.element(files.getByRole('link', { name: /slow\.pdf/ }).first()).toBeVisible();
});

/** Whether the browser would ask before it leaves the page. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('leaving asks while a file is on its way; after a reload the list names what did not arrive', async () => {
  const { services } = await open();
  services.hold(UPLOAD);
  expect(asks()).toBe(false);
  await choose(pdf('first.pdf'), pdf('second.pdf'));
  await expect.element(rowOf('second.pdf').getByRole('progressbar')).toBeVisible();
  await expect.poll(asks).toBe(true);
  await leavePage();
  await open();
  await expect.element(files.getByText(/first\.pdf, second\.pdf/)).toBeVisible();
  await expect.poll(asks).toBe(false);
  await choose(pdf('first.pdf'));
  await expect.element(files.getByRole('link', { name: /first\.pdf/ }).first()).toBeVisible();
  await expect.element(files.getByText(/second\.pdf/)).not.toBeInTheDocument();
  await leavePage();
  await open();
  await expect.element(page.getByRole('button', { name: /Choose files/ })).toBeVisible();
  await expect.element(files.getByText(/did not arrive/)).not.toBeInTheDocument();
});

test('several files that have failed are sent again by one press, which no message covers', async () => {
  const { services } = await open();
  const mend = services.fail(UPLOAD);
  await choose(pdf('one.pdf'), pdf('two.pdf'));
  const all = files.getByRole('button', { name: 'Upload all again (2)' });
  await expect.element(all).toBeVisible();
  await expect.element(page.getByText('2 files could not be uploaded')).toBeVisible();
  mend();
  await all.click();
  await expect.element(files.getByRole('link', { name: /two\.pdf/ }).first()).toBeVisible();
  await expect.element(files.getByRole('link', { name: /one\.pdf/ }).first()).toBeVisible();
  await expect.element(all).not.toBeInTheDocument();
});
