import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { menu as entries, menuButton, menuLink } from '../sidemenu/menu';
import { mouse } from '../support/browser';
import { readyStage } from '../support/stage';
import { tip } from './tip';

const [orders] = entries;
const returns = { title: 'Returns', entries: [{ title: 'Return list', url: '/home/returns' }] };
const menu = [{ title: 'Orders', entries: [...(orders?.entries ?? []), returns] }];

beforeEach(async () => {
  await mouse.move(700, 600);
  const markup = '<oms-topnav></oms-topnav><oms-sidemenu collapsed></oms-sidemenu>';
  await readyStage({ markup, services: { menu }, portal: true, path: '/home/b2corder' });
  await expect.element(menuButton('Outbound')).toBeVisible();
});

test('by keyboard: the focused icon has its name beside it, until Escape', async () => {
  menuButton('Outbound').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(tip()).toHaveTextContent('Transfers');
  const icon = menuButton('Transfers').element().getBoundingClientRect();
  await expect.poll(() => tip().element().getBoundingClientRect().x).toBeGreaterThanOrEqual(icon.right);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(tip()).toHaveTextContent('Returns');
  await userEvent.keyboard('{Escape}');
  await expect.element(tip()).not.toBeInTheDocument();
  await expect.element(menuButton('Returns')).toHaveFocus();
});

test('by mouse: it may be gone over to, follows to the next icon, and is shown once', async () => {
  await menuButton('Outbound').hover();
  await expect.element(tip()).toHaveTextContent('Outbound');
  await expect.element(menuButton('Outbound')).toHaveAttribute('title', '');
  await tip().hover();
  await expect.element(tip()).toHaveTextContent('Outbound');
  await menuButton('Transfers').hover();
  await expect.element(tip()).toHaveTextContent('Transfers');
  await mouse.move(700, 600);
  await expect.element(tip()).not.toBeInTheDocument();
  await expect.element(menuButton('Outbound')).toHaveAttribute('title', 'Outbound');
  await expect.element(menuButton('Transfers')).toHaveAttribute('title', 'Transfers');
});

test('never lies over what opens beside the icons', async () => {
  await menuButton('Outbound').hover();
  await expect.element(tip()).toHaveTextContent('Outbound');
  await menuButton('Outbound').click();
  await expect.element(menuLink('Pick waves')).toBeVisible();
  await expect.element(tip()).not.toBeInTheDocument();
  menuButton('Transfers').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(menuButton('Returns')).toHaveFocus();
  await expect.element(tip()).not.toBeInTheDocument();
});
