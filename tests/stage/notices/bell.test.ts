import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { stage } from '../support/stage';
import { bell, notices, panel, rows, tab } from './panel';

test('the bell says what is unread, and the keyboard alone goes through the panel and back', async () => {
  await stage({
    services: {
      notices: [...notices(2, '2'), ...notices(1, '4')],
      announcements: [{ title: 'Rates of December' }],
    },
  });
  await expect.element(bell).toHaveAttribute('aria-description', '4 unread');
  bell.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toBeVisible();
  await expect.element(bell).toHaveAttribute('aria-expanded', 'true');
  tab('Announcements').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Reminders')).toHaveFocus();
  await expect.element(tab('Reminders')).toHaveAttribute('aria-selected', 'true');
  await expect.element(rows.first()).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(tab('Group messages')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});

test('a pointer that rests on the bell has the panel rendered: the press shows the same rows, and nobody meets them before', async () => {
  await stage({ services: { notices: notices(2, '2'), announcements: [] } });
  const hidden = () => document.querySelector('oms-topnav')?.shadowRoot?.querySelector('[part=panel]');
  // The first opening brings its code and its texts.
  await bell.click();
  await expect.element(rows.first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await mouse.move(700, 600);
  await expect.poll(hidden).toBeFalsy();
  await bell.hover();
  await expect.poll(() => hidden()?.querySelector('li')).toBeTruthy();
  const row = hidden()?.querySelector('li') as HTMLElement;
  expect(row.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveAttribute('aria-expanded', 'false');
  await bell.click();
  await expect.element(panel).toBeVisible();
  expect(row.checkVisibility()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(bell).toHaveFocus();
  // The pointer still rests there: the next press has its rows, too.
  await expect.poll(() => hidden()?.querySelector('li')).toBeTruthy();
  await expect.element(panel).not.toBeInTheDocument();
  await mouse.move(700, 600);
  await expect.poll(hidden).toBeFalsy();
});
