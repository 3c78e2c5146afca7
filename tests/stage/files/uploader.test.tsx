import { Uploader } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reactStage } from '../support/react';

const UPLOAD = 'POST /api/v1/BizAttach/uploadFile';

test('the button of a file is to upload it, and again only once it was sent', async () => {
  const { services } = await reactStage(<Uploader multiple label="Proofs" />);
  const zone = page.getByRole('button', { name: /Proofs/ });
  await expect.element(zone).toBeVisible();
  const root = zone.element().getRootNode() as ShadowRoot;
  const file = new File(['%PDF-1.4 '], 'label.pdf', { type: 'application/pdf' });
  await userEvent.upload(root.querySelector('input[type=file]') as HTMLElement, [file]);
  const fresh = page.getByRole('button', { name: 'Upload label.pdf', exact: true });
  const again = page.getByRole('button', { name: 'Upload label.pdf again', exact: true });
  await expect.element(fresh).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  expect(services.calls(UPLOAD)).toEqual([]);

  services.fail(UPLOAD, { code: 500, message: 'The disk is full' });
  await fresh.click();
  await expect.element(again).toBeVisible();
  await expect.element(fresh).not.toBeInTheDocument();
});
