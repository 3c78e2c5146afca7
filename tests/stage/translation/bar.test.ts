import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bell, notices, panel, rows } from '../notices/panel';
import { passTime, stopClock } from '../support/clock';
import { readyStage, type Stage } from '../support/stage';
import { translatePage } from '../support/translation';

const account = page.getByRole('button', { name: /^Account/ });
const menu = page.getByRole('navigation', { name: 'Main menu' });

async function translatedBar(): Promise<Stage> {
  const made = await readyStage({
    portal: true,
    services: { notices: notices(3, '2'), announcements: [] },
  });
  await expect.element(bell).toHaveAttribute('aria-description', '3 unread');
  const translated = translatePage();
  expect(translated()).toBeGreaterThan(10);
  return made;
}

test('the bell opens on a translated page, its notices are read, and the bar stands', async () => {
  const { errors } = await translatedBar();
  await bell.click();
  await rows.first().click();
  await expect.element(page.getByRole('dialog', { name: 'Notice 1' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bell).toHaveAttribute('aria-description', '2 unread');
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(account).toBeVisible();
  expect(errors).toEqual([]);
});

test('all notices are read by one press on a translated page, and the bell says so', async () => {
  stopClock();
  const { services, errors } = await translatedBar();
  await bell.click();
  await expect.element(rows.first()).toBeVisible();
  const readAll = panel.getByRole('button', { name: 'Mark all reminders as read' });
  await readAll.click();
  // Until then the same button takes it back.
  await passTime(7000);
  await expect.poll(() => services.calls('POST /api/v1/BizNotify/markAsRead')).toHaveLength(1);
  await expect.element(readAll).toHaveAttribute('aria-disabled', 'true');
  await expect.element(bell).toHaveAttribute('aria-description', 'Nothing unread');
  await expect.element(panel).toHaveTextContent('Notice 1');
  await userEvent.keyboard('{Escape}');
  await expect.element(account).toBeVisible();
  expect(errors).toEqual([]);
});

test('the menu and the popups of the bar open, close and change their language on a translated page', async () => {
  const { errors } = await translatedBar();
  const group = menu.getByRole('button', { expanded: false }).first();
  await group.click();
  await expect.element(menu.getByRole('button', { expanded: true }).first()).toBeVisible();
  await account.click();
  await expect.element(page.getByRole('menu', { name: /^Account/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect.element(page.getByRole('button', { name: '消息通知', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});
