import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leavePage, readyStage, stage } from '../support/stage';
import { BAR, barButton, modules } from './bar';

test('out of reach, the bar keeps what it knows, says so and tries again', async () => {
  const { services } = await readyStage(BAR);
  await leavePage();
  const reach = services.fail('*', 'network');
  await stage({ ...BAR, services });
  const alert = page.getByRole('button', { name: 'The service cannot be reached' });
  await expect.element(alert).toBeVisible();
  await expect.element(modules().getByRole('link', { name: 'Orders' })).toBeVisible();
  reach();
  await barButton('Try again').click();
  await expect.element(barButton('Account')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
