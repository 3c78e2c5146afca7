import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eleven } from '../announcements/eleven';
import { stage } from '../support/stage';

test('a script that bundles the elements may call a command before one of them is on the page', async () => {
  let shown: Promise<void> | undefined;
  const before = () => {
    shown = getShell().showAnnouncement('11');
    shown.catch(() => {});
  };
  await stage({ services: eleven, before });
  const dialog = page.getByRole('dialog', { name: 'Title 11', exact: true });
  await expect.element(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Got it', exact: true }).click();
  await expect(shown).resolves.toBeUndefined();
});
