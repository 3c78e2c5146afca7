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

/** The panel has been opened by Enter, and its list comes once the returned function is called. */
async function openWithoutList() {
  let release = () => {};
  await stage({
    services,
    before({ hold }) {
      release = hold(RECENT);
    },
  });
  await expect.element(bell).toHaveAttribute('aria-description', '3 unread');
  (bell.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toHaveFocus();
  return release;
}

test('a list that comes later takes the focus then', async () => {
  const release = await openWithoutList();
  release();
  await expect.element(rows.first()).toHaveFocus();
});

test('a list that comes once the person has gone on leaves the focus there', async () => {
  const release = await openWithoutList();
  await userEvent.keyboard('{Tab}');
  await expect.element(panel).not.toHaveFocus();
  release();
  await expect.element(rows.first()).toBeVisible();
  await expect.element(rows.first()).not.toHaveFocus();
});

test('opened by the pointer the panel itself has the focus', async () => {
  await stage({ services });
  await bell.click();
  await expect.element(rows.first()).toBeVisible();
  await expect.element(rows.first()).not.toHaveFocus();
});
