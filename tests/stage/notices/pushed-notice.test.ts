import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mouse } from '../support/browser';
import { movableClock, passTime } from '../support/clock';
import { readyStage, type StageOptions } from '../support/stage';
import { bell, notices, rows } from './panel';

/** What is pushed reaches a page two seconds after its start. */
async function listening(options: StageOptions = {}) {
  movableClock();
  const made = await readyStage(options);
  await passTime(2000);
  return made;
}

test('the bell opens its panel, and a pushed notice is counted', async () => {
  const { services, errors } = await listening();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect.element(page.getByText('Stock of SKU A-100 is low').first()).toBeVisible();
  services.push({ title: 'A parcel has arrived' });
  await expect.element(page.getByText('A parcel has arrived').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a press opens the notice that it began on, although a pushed one moves it meanwhile', async () => {
  const { services } = await listening({ services: { notices: notices(2, '2'), announcements: [] } });
  await bell.click();
  await expect.element(rows.first()).toHaveTextContent('Notice 1');
  await mouse.pressDuring(rows.first().element(), async () => {
    services.push({ title: 'A parcel has arrived' });
    await expect.element(rows.first()).toHaveTextContent('A parcel has arrived');
  });
  await expect.element(page.getByRole('dialog', { name: 'Notice 1' })).toBeVisible();
});

test('a session that ends elsewhere leaves a button to sign in', async () => {
  const { services } = await readyStage();
  services.endSession();
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
