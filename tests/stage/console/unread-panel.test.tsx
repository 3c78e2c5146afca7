import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bell, notices } from '../notices/panel';
import { consoleStage } from '../support/console';

test('the main panel counts what the bell counts, while the service is still being told too', async () => {
  const { services } = await consoleStage({
    services: { notices: [{ title: 'Dock 9', type: '4' }, ...notices(2, '2')], announcements: [] },
  });
  const release = services.hold('POST /api/v1/BizNotify/markAsRead');
  const home = page.getByRole('region', { name: 'Unread', exact: true });
  await expect.element(bell).toHaveAttribute('aria-description', '3 unread');
  await expect.element(home).toHaveTextContent(/^Unread ?3\D/);
  await home.getByRole('button', { name: 'Dock 9' }).click();
  const detail = page.getByRole('dialog', { name: 'Dock 9' });
  await expect.element(detail).toBeVisible();
  await expect.element(bell).toHaveAttribute('aria-description', '2 unread');
  await expect.element(home).toHaveTextContent(/^Unread ?2\D/);
  const counted = services.calls('GET /api/v1/BizNotify/stats').length;
  release();
  await expect.poll(() => services.calls('GET /api/v1/BizNotify/stats').length).toBeGreaterThan(counted);
  await userEvent.keyboard('{Escape}');
  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(home).toHaveTextContent(/^Unread ?2\D/);
});
