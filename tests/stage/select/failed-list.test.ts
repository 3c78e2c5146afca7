import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hostForm } from '../support/host-form';

test('a list that cannot be loaded says so in its panel, and a retry loads it', async () => {
  const { services } = await hostForm([['select', { reference: 'areas', label: 'Area' }]], {
    services: { references: { areas: [{ value: '1', code: 'LA1-1', label: 'Shelf 1' }] } },
  });
  const mend = services.fail('GET /api/v2/areaManage/query', { code: 400, message: 'No areas today' });
  await page.getByRole('combobox', { name: 'Area' }).click();
  await expect.element(page.getByText('No areas today')).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('option', { name: /Shelf 1/ })).toBeVisible();
});

test('while a list loads its panel says which', async () => {
  const { services } = await hostForm([['select', { reference: 'areas', label: 'Area' }]], {
    services: { references: { areas: [{ value: '1', code: 'LA1-1', label: 'Shelf 1' }] } },
  });
  const release = services.hold('GET /api/v2/areaManage/query');
  await page.getByRole('combobox', { name: 'Area' }).click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading: Area' })).toBeVisible();
  release();
  await expect.element(page.getByRole('option', { name: /Shelf 1/ })).toBeVisible();
});
