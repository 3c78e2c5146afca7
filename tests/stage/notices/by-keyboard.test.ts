import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../support/stage';
import { bell, notices, panel, rows } from './panel';

const RECENT = 'GET /api/v1/BizNotify/recent';
const services = { notices: notices(3, '2', { url: '/home/stock' }), announcements: [] };

test('opened by a key the panel begins at its list, and what the notice leads to is one press after reading', async () => {
  const { left } = await stage({ services });
  await expect.element(bell).toHaveAttribute('aria-description', '3 unread');
  (bell.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(rows.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(rows.nth(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const detail = page.getByRole('dialog', { name: 'Notice 2' });
  await expect.element(detail.getByRole('link', { name: 'Go to the page' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => left.map(({ url }) => url)).toEqual([`${location.origin}/home/stock`]);
});

test('a list that comes later takes the focus then, unless the person has gone on', async () => {
  const { services: made } = await stage({ services });
  const release = made.hold(RECENT);
  await expect.element(bell).toHaveAttribute('aria-description', '3 unread');
  (bell.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toBeVisible();
  release();
  await expect.element(rows.first()).toHaveFocus();
});

test('opened by the pointer the panel itself has the focus', async () => {
  await stage({ services });
  await bell.click();
  await expect.element(rows.first()).toBeVisible();
  await expect.element(rows.first()).not.toHaveFocus();
});
