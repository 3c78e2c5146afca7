import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../support/stage';
import { bell, count, notices, panel, rows, tab } from './panel';

const RECENT = 'GET /api/v1/BizNotify/recent';

test('more is loaded below what is there, then by scrolling, and times are exact on hover', async () => {
  // Ten more rows are taller than the window.
  await stage({ height: 500, services: { notices: notices(24, '4'), announcements: [] } });
  await bell.click();
  await tab('Group messages').click();
  await expect.poll(() => count(rows)).toBe(4);
  const more = panel.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect.poll(() => count(rows)).toBe(14);
  await expect.element(rows.first()).toHaveTextContent('Notice 1');
  await expect.element(rows.nth(13)).toHaveTextContent('Notice 14');
  await expect
    .element(rows.first().getByRole('time'))
    .toHaveAttribute('title', expect.stringMatching(/ \d{4}, \d\d:\d\d:\d\d GMT\+8$/));
  more.element().scrollIntoView();
  await expect.poll(() => count(rows)).toBe(24);
});

test('arrows, Home and End go through a list, and its times are exact where the focus is', async () => {
  await stage({ services: { notices: notices(4, '2'), announcements: [] } });
  await bell.click();
  await expect.poll(() => count(rows)).toBe(4);
  rows.first().element().focus();
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', 3],
    ['ArrowDown', 3],
    ['Home', 0],
    ['ArrowUp', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(rows.nth(at), { message: key }).toHaveFocus();
  }
  const time = rows.first().getByRole('time').element();
  expect(getComputedStyle(time, '::after').content).toMatch(/ \d{4}, \d\d:\d\d:\d\d GMT\+8/);
});

test('a list that fails says so and is there after another try; the rest of the panel stands', async () => {
  const { services } = await stage({
    services: { notices: notices(3, '3'), tasks: [{ title: 'Export of orders' }] },
  });
  const mend = services.fail(RECENT, { code: 10_020, message: 'Come back later' });
  await bell.click();
  await tab('Private messages').click();
  const failure = panel.getByRole('tabpanel').getByRole('alert');
  await expect.element(failure).toHaveTextContent('The private messages could not be loaded');
  await expect.element(failure).toHaveTextContent('Come back later');
  await failure.getByText('Details').click();
  await expect.element(failure).toHaveTextContent('/api/v1/BizNotify/recent');
  await expect
    .element(panel.getByRole('region', { name: 'Recent tasks' }).getByRole('listitem'))
    .toHaveTextContent('Export of orders');
  mend();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => count(rows)).toBe(3);
});

test('where there are no messages the list tells what will be here', async () => {
  await stage({ services: { notices: [], announcements: [] } });
  await bell.click();
  await tab('Reminders').click();
  await expect.element(panel.getByRole('tabpanel')).toHaveTextContent('No reminders');
  await expect
    .element(panel.getByRole('tabpanel'))
    .toHaveTextContent('Changes to stock, addresses and bills appear here.');
});
