import { expect, test } from 'vitest';
import { leavePage, readyStage, stage } from '../support/stage';
import { menu, menuButton, menuLink, sideMenu } from './menu';

test('the menu of the last visit is there with the service out of reach, and says so', async () => {
  const options = { services: { menu }, portal: true, path: '/home/b2corder' };
  const { services } = await readyStage(options);
  await leavePage();
  const release = services.fail('*', 'network');
  await stage({ ...options, services });
  await expect.element(menuLink('B2C orders')).toBeVisible();
  const stale = sideMenu().getByText('Menu of your last visit');
  await expect.element(stale).toBeVisible();
  release();
  await menuButton('Try again').click();
  await expect.element(stale).not.toBeInTheDocument();
});

test.each([
  ['tree', true],
  ['column', false],
] as const)('the menu of the last visit is there before any reply: %s', async (_, portal) => {
  const options = { services: { menu }, portal, path: '/home/b2corder' };
  const { services } = await readyStage(options);
  await leavePage();
  const before = services.calls().length;
  services.hold('*');
  await stage({ ...options, services });
  await expect.element(portal ? menuLink('B2C orders') : menuButton('Orders')).toBeVisible();
  await expect.poll(() => services.calls().length).toBeGreaterThan(before);
});
