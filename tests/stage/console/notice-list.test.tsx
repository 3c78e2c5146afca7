import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStage } from '../support/console';

const MARK = 'POST /api/v1/BizNotify/markAsRead';
const FIND = 'GET /api/v1/BizNotify/findByPage';
const PATH = '/home/notice/list';

const list = page.getByRole('list', { name: 'Notifications' });
const unread = list.getByRole('link', { name: /^Unread / });
const box = (title: string) => page.getByRole('checkbox', { name: `Select: ${title}` });
const markRead = page.getByRole('button', { name: 'Mark as read', exact: true });
const unreadCount = () => unread.elements().length;

/** Five messages of two kinds, all unread. */
const five = {
  notices: [
    { title: 'Dock 1', type: '2' },
    { title: 'Dock 2', type: '2' },
    { title: 'Dock 3', type: '2' },
    { title: 'Wave 1', type: '4' },
    { title: 'Wave 2', type: '4' },
  ],
  announcements: [],
} as const;

test('the page of all messages marks the chosen as read, of several kinds at once, also by keyboard', async () => {
  const { services } = await consoleStage({ path: PATH, services: five });
  await expect.poll(unreadCount).toBe(5);
  await box('Dock 1').click();
  box('Wave 2').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('checkbox', { name: '2 selected' })).toBeVisible();
  await markRead.click();
  await expect.poll(unreadCount).toBe(3);
  await expect.poll(() => services.calls(MARK).length).toBe(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await markRead.click();
  await expect.poll(unreadCount).toBe(0);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect.element(markRead).toBeDisabled();
});

test('it takes back what the service refuses, and says why', async () => {
  const { services } = await consoleStage({ path: PATH, services: five });
  services.fail(MARK, { code: 10_010, message: 'Not now, please' });
  await box('Dock 1').click();
  await markRead.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not marked as read: Not now, please');
  await expect.poll(unreadCount).toBe(5);
});

test('it is filtered by the event, which stays in the address; what is no event is not one', async () => {
  const { services, go } = await consoleStage({
    path: PATH,
    services: {
      notices: [{ title: 'Dock 1', eventTypeId: '7' }, { title: 'Dock 2' }],
      eventTypes: [{ id: '7', isSystem: false, label: 'stock', langKey: '', title: 'Stock is low' }],
    },
  });
  const events = page.getByRole('combobox', { name: 'Event' });
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(2);
  await events.selectOptions('Stock is low');
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(1);
  expect(location.search).toBe('?event=7');
  expect(services.calls(FIND).at(-1)?.params).toMatchObject({ 'search[EQ_bizeventTypeId]': '7' });
  await go(`${PATH}?event=${encodeURIComponent("1' or 1=1")}`);
  await expect.element(events).toHaveValue('');
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(2);
});

test('its address has the event from the start', async () => {
  const { services } = await consoleStage({
    path: `${PATH}?event=7`,
    services: {
      notices: [{ title: 'Dock 1', eventTypeId: '7' }, { title: 'Dock 2' }],
      eventTypes: [{ id: '7', isSystem: false, label: 'stock', langKey: '', title: 'Stock is low' }],
    },
  });
  await expect.element(page.getByRole('combobox', { name: 'Event' })).toHaveValue('7');
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(1);
  expect(services.calls(FIND)[0]?.params).toMatchObject({ 'search[EQ_bizeventTypeId]': '7' });
});

test('it has types, and a message its own page, which reads it', async () => {
  const { services, go } = await consoleStage({
    path: `${PATH}?type=3&read=0`,
    services: {
      notices: [{ title: 'Dock 1' }, { title: 'A question', type: '3' }],
      announcements: [],
    },
  });
  const row = list.getByRole('link');
  await expect.element(row).toHaveTextContent('A question');
  await expect.element(row).toHaveTextContent('Private message');
  await expect.element(page.getByRole('combobox', { name: 'Type' })).toHaveValue('3');
  await go(row.element().getAttribute('href') ?? '');
  await expect.element(page.getByRole('heading', { name: 'A question' })).toBeVisible();
  await expect.poll(() => services.calls(MARK).length).toBe(1);
});
