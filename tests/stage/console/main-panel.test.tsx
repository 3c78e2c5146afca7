import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStage } from '../support/console';

const SUMMARY = 'GET /api/v1/Dashboard/summary';
const STATUSES = ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'EXCEPTION'];

const panel = (name: string) => page.getByRole('region', { name, exact: true });
const orders = panel('Orders today');
const figures = orders.getByRole('listitem');
const textsOf = (locator: { elements(): Element[] }) =>
  locator.elements().map(({ textContent }) => textContent);

/** No orders today, and so many yesterday. */
const summary = (yesterday: number) => ({
  asOf: '2026-11-22T16:00:01Z',
  orders: {
    total: 0,
    yesterdayTotal: 0,
    byStatus: STATUSES.map((status) => ({
      ...{ status, count: 0, yesterday: 0 },
      days: [0, 0, 0, 0, 0, yesterday, 0],
    })),
  },
});

const UNREAD = { read: false, brief: 'Of today.' };

describe('the main panel', () => {
  test('shows orders by status, tasks, unread, announcements and favourites', async () => {
    await consoleStage({
      services: {
        dashboard: { orders: { REVIEW: 3, DONE: 1200 } },
        tasks: [{ title: 'Export of orders' }, { title: 'Import of products' }],
        announcements: ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title })),
        favourites: ['orders'],
      },
    });
    await expect
      .poll(() => textsOf(figures))
      .toEqual([
        expect.stringMatching(/^To review.*3/),
        expect.stringMatching(/^To allocate.*0/),
        expect.stringMatching(/^Picking.*0/),
        expect.stringMatching(/^To dispatch.*0/),
        expect.stringMatching(/^Dispatched.*1,200/),
        expect.stringMatching(/^Exceptions.*0/),
      ]);
    await expect.poll(() => textsOf(panel('Tasks').getByRole('listitem')).length).toBe(2);
    await expect
      .poll(() => textsOf(panel('Unread').getByRole('listitem')))
      .toEqual(
        ['Announcements', 'Reminders', 'Private messages', 'Group messages'].map((name) =>
          expect.stringMatching(`^${name}`),
        ),
      );
    await expect.poll(() => textsOf(panel('Latest announcements').getByRole('listitem')).length).toBe(4);
    await expect.element(page.getByRole('main').getByRole('link', { name: 'B2C orders' })).toBeVisible();
  });

  test('rows that say the same are one, with their number and the latest time', async () => {
    const of = (id: string, more: object) => ({ id, status: 2 as const, title: 'Print labels', ...more });
    await consoleStage({
      services: {
        tasks: [
          of('5', { createdAt: '2026-11-22T10:05:00Z' }),
          of('4', { createdAt: '2026-11-22T10:04:00Z' }),
          of('3', { createdAt: '2026-11-22T10:03:00Z', status: 1 }),
          of('2', { createdAt: '2026-11-22T10:02:00Z', status: 1 }),
        ],
        announcements: ['Rates', 'Rates', 'Rates', 'Hours'].map((title, at) => ({
          title,
          read: at !== 1,
          updatedAt: `2026-11-22T10:0${9 - at}:00Z`,
        })),
      },
    });
    const rowsOf = (name: string) => panel(name).getByRole('listitem');
    await expect.poll(() => textsOf(rowsOf('Tasks')).length).toBe(3);
    await expect.element(rowsOf('Tasks').first()).toHaveTextContent(/^Print labels ×2/);
    expect(textsOf(rowsOf('Tasks')).filter((text) => text?.includes('×'))).toHaveLength(1);
    await expect
      .poll(() => textsOf(rowsOf('Latest announcements')))
      .toEqual([expect.stringContaining('Rates ×3'), expect.stringContaining('Hours')]);
    const unread = rowsOf('Latest announcements').first().getByText('Unread');
    await expect.element(unread).toBeInTheDocument();
    await rowsOf('Tasks').first().getByRole('button').click();
    await expect.element(page.getByRole('dialog', { name: /Print labels/ })).toBeVisible();
  });

  test('keeps its tiles just after midnight, and says so where there were no orders at all', async () => {
    const { services } = await consoleStage({ services: { replies: { [SUMMARY]: summary(12) } } });
    await expect.poll(() => figures.elements().length).toBe(6);
    await expect.element(orders.getByRole('img', { name: /^To review, last 7 days: / })).toBeVisible();
    await expect.element(orders.getByText('No orders today yet')).not.toBeInTheDocument();
    services.reply(SUMMARY, summary(0));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(orders.getByText('No orders today yet')).toBeVisible();
    expect(figures.elements()).toEqual([]);
  });

  test('a figure of five digits is not covered by its days on the smallest phone', async () => {
    const { asOf, orders } = summary(3);
    const byStatus = orders.byStatus.map((figures) => ({ ...figures, count: 12_345 }));
    const reply = { asOf, orders: { ...orders, total: 74_070, byStatus } };
    await consoleStage({ width: 320, services: { replies: { [SUMMARY]: reply } } });
    const tile = figures.first();
    await expect.element(tile).toBeVisible();
    const figure = document.createRange();
    figure.selectNodeContents(tile.getByText('12,345', { exact: true }).element());
    const days = tile.getByRole('img').element().getBoundingClientRect();
    expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(days.left);
  });

  test('opens an announcement, and counts it as read', async () => {
    await consoleStage({
      services: {
        announcements: [
          { title: 'Old rates', read: true },
          { title: 'New rates', ...UNREAD },
        ],
      },
    });
    const second = panel('Latest announcements').getByRole('listitem').nth(1);
    await expect.element(second.getByText('Unread')).toBeInTheDocument();
    await second.getByText('New rates').click();
    await expect.element(page.getByRole('dialog', { name: 'New rates' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(second.getByText('Unread')).not.toBeInTheDocument();
  });

  test('names nothing that is read among the unread', async () => {
    await consoleStage({
      services: {
        announcements: [
          { title: 'Old rates', read: true },
          { title: 'New rates', ...UNREAD },
        ],
      },
    });
    const line = panel('Unread').getByRole('listitem').first();
    await expect.element(line).toHaveTextContent('New rates');
    await expect.element(line).not.toHaveTextContent('Old rates');
  });

  test('says what failed, in its place, and tries again', async () => {
    const { services } = await consoleStage({
      services: { replies: { [SUMMARY]: summary(12) } },
    });
    await expect.poll(() => figures.elements().length).toBe(6);
    const mend = services.fail(SUMMARY, { code: 10021, message: '' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(orders.getByText(/^Not updated: /)).toBeVisible();
    expect(figures.elements()).toHaveLength(6);
    mend();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(orders.getByText(/^Not updated: /)).not.toBeInTheDocument();
  });

  test('offers another try in the panel that never loaded, and shows the others', async () => {
    const refuse = () => Response.json({ code: 10021, message: null, data: null });
    const { services } = await consoleStage({ services: { replies: { [SUMMARY]: refuse } } });
    await expect.element(orders.getByText('The orders could not be loaded')).toBeVisible();
    await expect.element(panel('Latest announcements').getByRole('listitem').first()).toBeVisible();
    services.reply(SUMMARY, summary(12));
    await orders.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => figures.elements().length).toBe(6);
  });

  test('leads to where each panel and each figure comes from', async () => {
    const { left } = await consoleStage({
      services: {
        dashboard: { orders: { DONE: 12 } },
        announcements: [{ title: 'Rates', read: true }],
        systems: [{ id: '2', url: 'https://erp.example.test', title: 'ERP', label: 'erp' }],
        menu: [
          {
            title: 'Home',
            entries: [
              { title: 'B2C orders', url: '/home/b2corder' },
              { title: 'Task centre', url: '/home/task/center', system: '2' },
            ],
          },
        ],
      },
    });
    await expect
      .element(panel('Tasks').getByRole('link', { name: 'Task centre' }))
      .toHaveAttribute('href', 'https://erp.example.test/home/task/center');
    await expect
      .element(panel('Latest announcements').getByRole('link', { name: 'All announcements' }))
      .toHaveAttribute('href', `${location.origin}/home/announce/list`);
    const unread = panel('Unread').getByRole('link');
    await expect.element(unread.first()).toHaveAttribute('href', `${location.origin}/home/notice/list`);
    await expect
      .element(panel('Unread').getByRole('link', { name: /^Reminders/ }))
      .toHaveAttribute('href', `${location.origin}/home/notice/list?type=2&read=0`);
    await orders.getByRole('link', { name: /^Dispatched/ }).click();
    await expect.poll(() => left.at(-1)?.url).toBe(`${location.origin}/home/b2corder?status=DONE&day=today`);
  });

  test('opens a row wherever it is pressed', async () => {
    await consoleStage({
      services: { tasks: [{ title: 'Export of orders' }], announcements: [{ title: 'Rates', read: true }] },
    });
    for (const name of ['Tasks', 'Latest announcements']) {
      const row = panel(name).getByRole('listitem').first();
      await expect.element(row).toBeVisible();
      // At its lower edge, where there is no text.
      const { width, height } = row.element().getBoundingClientRect();
      await row.click({ position: { x: width - 24, y: height - 3 } });
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }
  });

  test('has its favourites edited in their panel', async () => {
    await consoleStage({ services: { favourites: ['orders', 'stock'] } });
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: 'B2C orders' });
    await expect.element(link).toBeVisible();
    await main.getByRole('button', { name: 'Edit favourites' }).click();
    await main.getByRole('button', { name: /B2C orders/, pressed: true }).click();
    await main.getByRole('button', { name: 'Done', exact: true }).click();
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(main.getByRole('link', { name: 'Stock' })).toBeVisible();
  });

  test('fits a narrow window', async () => {
    await consoleStage({ width: 390, height: 844 });
    await expect.element(panel('Latest announcements').getByRole('listitem').first()).toBeVisible();
    const { documentElement } = document;
    await expect.poll(() => documentElement.scrollWidth - innerWidth).toBe(0);
  });

  test('shows time and state of every task within its panel, however wide the window is', async () => {
    await consoleStage({
      height: 1000,
      services: {
        tasks: ([0, 1, 2, 3, 4] as const).map((status) => ({
          title: 'Export of all orders of the last year',
          status,
        })),
      },
    });
    const rows = panel('Tasks').getByRole('listitem');
    await expect.poll(() => rows.elements().length).toBe(5);
    const outside = () => {
      const box = panel('Tasks').element().getBoundingClientRect();
      return rows
        .elements()
        .flatMap((row) => [...row.querySelectorAll('time, .oms-home-state, .oms-home-label')])
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < box.left || right > box.right - 16;
        })
        .map(({ textContent }) => textContent);
    };
    for (const width of [1440, 1200, 1024, 875, 820, 768, 375]) {
      await page.viewport(width, 1000);
      await expect.poll(outside, { message: `at ${width} px` }).toEqual([]);
    }
  });
});

test('the menu says how many notifications are unread, as the bell does', async () => {
  await consoleStage({
    services: {
      menu: [{ title: 'Home', entries: [{ title: 'Notifications', url: '/home/notice/list' }] }],
      notices: ['A', 'B', 'C'].map((title) => ({ title })),
    },
  });
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  const entry = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Notifications' });
  await expect.element(entry).toHaveAccessibleDescription('3 unread');
  await expect.element(bell).toHaveAttribute('aria-description', '3 unread');
});
