import { getShell } from '@oms/shell';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { tryAgain } from '../support/try-again';
import { bell, count, panel, rows, tab } from './panel';

const services = { announcements: [], notices: [] };
const title = { en: 'Returns', 'zh-CN': '退货' };
const described = (text: string) => expect.element(bell).toHaveAccessibleDescription(text);

test('a tab of the host has its count in the bell, its messages by pages, and opens them by its function', async () => {
  const { errors } = await readyStage({ services });
  const onOpen = vi.fn();
  const load = vi.fn(async ({ page: number }: { page: number }) => ({
    items: [
      {
        id: number,
        title: `Return ${number}`,
        text: 'Two boxes',
        time: Date.now(),
        unread: true,
        of: 'host',
      },
    ],
    next: number < 2 ? 'after 1' : null,
    count: 2,
  }));
  getShell().notices.addTab({ id: 'returns', title, load, onOpen, count: 5 });
  await described('5 unread');
  await bell.click();
  // Nothing else is unread, so it is the one that opens.
  await expect.element(tab('Returns 2')).toHaveAttribute('aria-selected', 'true');
  await expect.element(rows.first()).toHaveTextContent('Return 1');
  expect(load).toHaveBeenCalledWith({ page: 1, cursor: null, signal: expect.any(AbortSignal) });
  await panel.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => count(rows)).toBe(2);
  expect(load).toHaveBeenLastCalledWith({ page: 2, cursor: 'after 1', signal: expect.any(AbortSignal) });
  await expect.element(panel.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  await rows.nth(1).click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ id: 2, of: 'host' });
  await described('1 unread');
  getShell().notices.setCount('returns', 7);
  await described('7 unread');
  getShell().notices.removeTab('returns');
  await described('Nothing unread');
  expect(errors).toEqual([]);
});

test('a tab that cannot be loaded says so and is tried again; one without messages says that', async () => {
  const { errors } = await readyStage({ services });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let reply: () => unknown = () => Promise.reject(new Error('no such table'));
  getShell().notices.addTab({ id: 'returns', title, load: () => reply() as never });
  await bell.click();
  await tab('Returns').click();
  const failed = panel.getByRole('tabpanel').getByText('This could not be loaded');
  await expect.element(failed).toBeVisible();
  expect(errors[0]).toBe('callback: notices.addTab "returns": load: no such table');
  const again = (next: () => unknown) =>
    tryAgain(panel.getByRole('tabpanel').getByRole('button', { name: 'Try again' }), () => {
      reply = next;
    });
  await again(() => ({ rows: [] }));
  await expect.poll(() => errors.at(-1)).toMatch(/load: \{"rows":\[\]\} cannot be used; allowed: /);
  await again(() => ({ items: [] }));
  await expect.element(panel.getByRole('tabpanel')).toHaveTextContent('No messages');
});

test('messages are checked; one with an address is a link, and the language reaches the title', async () => {
  const { errors, left } = await readyStage({ services });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  getShell().notices.addTab({
    id: 'returns',
    title,
    load: () => ({
      items: [
        { id: 1, title: 'Evil', url: 'javascript:alert(1)' },
        { id: 2, title: '<b>Return</b>', url: '/returns/2' },
        { id: 3, title: 'Only said' },
      ],
    }),
  });
  await bell.click();
  await tab('Returns').click();
  const link = panel.getByRole('link', { name: '<b>Return</b>' });
  await expect.element(link).toHaveAttribute('href', `${location.origin}/returns/2`);
  await expect.element(panel.getByRole('tabpanel').getByText('Only said')).toBeVisible();
  await expect.element(panel.getByText('Evil')).not.toBeInTheDocument();
  expect(errors).toEqual([
    expect.stringMatching(/^argument: notices.addTab "returns": load: url: "javascript/),
  ]);
  await link.click();
  expect(left).toEqual([{ url: `${location.origin}/returns/2`, target: '_self' }]);
  await getShell().setLang('zh-CN');
  await page.getByRole('button', { name: '消息通知' }).click();
  await expect.element(page.getByRole('tab', { name: '退货' })).toBeVisible();
});
