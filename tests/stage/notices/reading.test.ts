import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { passTime, startClock, stopClock } from '../support/clock';
import { stage } from '../support/stage';
import { bell, count, notices, panel, rows, tab, unreadRows } from './panel';

const MARK = 'POST /api/v1/BizNotify/markAsRead';
/** ms for which marking all as read can be taken back. */
const UNDO = 7000;

test('a reminder is read by being opened; the counts follow and the focus comes back to it', async () => {
  const { services } = await stage({
    services: {
      notices: [...notices(3, '2'), { title: 'A question', type: '3' }],
      announcements: [],
    },
  });
  await bell.click();
  await expect.poll(() => count(unreadRows)).toBe(3);
  await expect.element(tab('Reminders')).toHaveTextContent('Reminders 3');
  await rows.first().click();
  const detail = page.getByRole('dialog', { name: 'Notice 1' });
  await expect.element(detail).toBeVisible();
  await expect.element(bell).toHaveAttribute('aria-description', '3 unread');
  await userEvent.keyboard('{Escape}');
  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(panel).toBeVisible();
  await expect.element(rows.filter({ hasText: 'Notice 1' })).toHaveFocus();
  await expect.element(tab('Reminders')).toHaveTextContent('Reminders 2');
  await expect.element(rows.first()).not.toHaveTextContent('Unread');
  await expect.poll(() => services.calls(MARK)).toHaveLength(1);
});

test('read-all shows at once, is taken back with the reason where it is refused, and holds where it is not', async () => {
  const { services } = await stage({
    services: {
      notices: [...notices(4, '2'), { title: 'A question', type: '3' }],
      announcements: [],
    },
  });
  await bell.click();
  await expect.poll(() => count(unreadRows)).toBe(4);

  stopClock();
  const mend = services.fail(MARK, { code: 10_010, message: 'Not now' });
  const release = services.hold(MARK);
  const readAll = panel.getByRole('button', { name: 'Mark all reminders as read' });
  await readAll.click();
  await expect.poll(() => count(unreadRows)).toBe(0);
  await expect.element(bell).toHaveAttribute('aria-description', '1 unread');
  // Whoever opened the panel at the reminders stays there, though the private message alone is unread now.
  await expect.element(tab('Reminders')).toHaveAttribute('aria-selected', 'true');
  await passTime(UNDO);
  startClock();
  release();
  await expect.element(panel.getByRole('alert')).toHaveTextContent('Not marked as read: Not now');
  await expect.poll(() => count(unreadRows)).toBe(4);
  await expect.element(bell).toHaveAttribute('aria-description', '5 unread');

  mend();
  stopClock();
  await readAll.click();
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => count(unreadRows)).toBe(0);
  await passTime(UNDO);
  startClock();
  await expect.element(readAll).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => services.calls(MARK).at(-1)?.body).toEqual({ upTo: '5000005', upToType: '2' });
  // The counts of the service are those of the page.
  services.push({ title: 'One more', type: '4' });
  await expect.element(bell).toHaveAttribute('aria-description', '2 unread');
});

test('a panel that opens again is at the first tab with something unread by then', async () => {
  await stage({
    services: {
      notices: [...notices(1, '2'), { title: 'A question', type: '3' }],
      announcements: [],
    },
  });
  await expect.element(bell).toHaveAttribute('aria-description', '2 unread');
  await bell.click();
  await panel.getByRole('button', { name: 'Mark all reminders as read' }).click();
  await expect.element(bell).toHaveAttribute('aria-description', '1 unread');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await bell.click();
  await expect.element(tab('Private messages')).toHaveAttribute('aria-selected', 'true');
});

test('read-all that fails and is sent later leaves unread what has come since', async () => {
  const { services } = await stage({ services: { notices: notices(2, '2'), announcements: [] } });
  await bell.click();
  await expect.poll(() => count(unreadRows)).toBe(2);
  // What is not sent yet is tried again, too, when the socket comes.
  await expect.element(panel.getByRole('button', { name: 'Live', exact: true })).toBeVisible();
  const mend = services.fail(MARK, 'network');
  stopClock();
  await panel.getByRole('button', { name: 'Mark all reminders as read' }).click();
  await expect.poll(() => count(unreadRows)).toBe(0);
  await passTime(UNDO);
  startClock();
  await expect.poll(() => services.calls(MARK).length).toBeGreaterThan(0);
  for (const title of ['Third', 'Fourth', 'Fifth']) services.push({ title, type: '2' });
  await expect.element(bell).toHaveAttribute('aria-description', '3 unread');
  mend();
  // As the browser says it when the network is back.
  window.dispatchEvent(new Event('online'));
  const sent = { upTo: '5000002', upToType: '2' };
  await expect.poll(() => services.calls(MARK).length).toBe(2);
  expect(services.calls(MARK).map(({ body }) => body)).toEqual([sent, sent]);
  await expect.poll(() => count(unreadRows)).toBe(3);
  await expect.element(bell).toHaveAttribute('aria-description', '3 unread');
});

test('read-all is taken back by the same button, and is then never sent', async () => {
  const { services } = await stage({ services: { notices: notices(3, '2'), announcements: [] } });
  await bell.click();
  await expect.poll(() => count(unreadRows)).toBe(3);
  stopClock();
  await panel.getByRole('button', { name: 'Mark all reminders as read' }).click();
  await expect.poll(() => count(unreadRows)).toBe(0);
  const undo = panel.getByRole('button', { name: 'Undo "mark all as read"' });
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => count(unreadRows)).toBe(3);
  await expect.element(bell).toHaveAttribute('aria-description', '3 unread');
  await passTime(60_000);
  expect(services.calls(MARK)).toEqual([]);
});

test('a double click marks all, and takes nothing back', async () => {
  await stage({ services: { notices: notices(3, '2'), announcements: [] } });
  await bell.click();
  await expect.poll(() => count(unreadRows)).toBe(3);
  await panel.getByRole('button', { name: 'Mark all reminders as read' }).dblClick();
  await expect.element(panel.getByRole('button', { name: 'Undo "mark all as read"' })).toBeVisible();
  await expect.poll(() => count(unreadRows)).toBe(0);
});
