import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ordersTable } from '../support/orders-table';

const SAVE = 'POST /api/v1/My/setUserOptionByName';
const views = page.getByRole('navigation', { name: 'Views: Orders' });
const props = { name: 'orders', views: [{ id: 'all', name: 'All orders', query: '' }] };

test('a view is saved by a name that no other has, and opened again', async () => {
  const { addresses, services } = await ordersTable(props, { query: 'status=EXCEPTION&sort=-amount' });
  await views.getByRole('button', { name: 'Save as a view' }).click();
  const panel = page.getByRole('dialog', { name: 'Save as a view' });
  const name = panel.getByRole('textbox', { name: 'Name of the view' });
  await name.fill('All orders');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('There is a view of this name. Choose another one.')).toBeVisible();
  await name.fill('Dear trouble');
  await userEvent.keyboard('{Enter}');
  const view = views.getByRole('button', { name: /^Dear trouble/ });
  await expect.element(view).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(() => services.calls(SAVE).map(({ body }) => body))
    .toEqual([
      {
        optionName: 'views_orders',
        optionValue: JSON.stringify([
          { id: 'v1', name: 'Dear trouble', query: 'rows=10&sort=-amount&status=EXCEPTION' },
        ]),
      },
    ]);
  await views.getByRole('button', { name: 'All orders' }).click();
  await expect.element(view).not.toHaveAttribute('aria-current');
  expect(addresses.at(-1)?.query).not.toMatch(/status=/);
  await view.click();
  await expect.element(view).toHaveAttribute('aria-current', 'true');
  expect(addresses.at(-1)?.query).toMatch(/status=EXCEPTION/);
});

test('a view is changed and deleted', async () => {
  const kept = [{ id: 'v1', name: 'Dear trouble', query: 'sort=-amount&status=EXCEPTION' }];
  const { services } = await ordersTable(props, {
    services: { options: { views_orders: JSON.stringify(kept) } },
  });
  const view = views.getByRole('button', { name: /^Dear trouble/ });
  await view.click();
  await page.getByRole('button', { name: 'Ordered' }).click();
  await expect.element(view).toHaveTextContent('Dear troublechanged');
  await views.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(view).toHaveTextContent(/^Dear trouble$/);
  await expect
    .poll(() => services.calls(SAVE).map(({ body }) => (body as { optionValue: string }).optionValue))
    .toEqual([expect.stringContaining('sort=-createdAt')]);
  await views.getByRole('button', { name: 'Actions for the view Dear trouble' }).click();
  await page.getByRole('menuitem', { name: 'Delete the view' }).click();
  await expect.element(view).not.toBeInTheDocument();
  await expect.poll(() => services.calls(SAVE).at(-1)?.body).toMatchObject({ optionValue: '[]' });
});

test('a view keeps the rows of a page, and one without its own leaves them as they are', async () => {
  const { addresses, services } = await ordersTable(props, { query: 'status=EXCEPTION&rows=50' });
  await views.getByRole('button', { name: 'Save as a view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Long');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => services.calls(SAVE).length).toBe(1);
  await views.getByRole('button', { name: 'All orders' }).click();
  await expect.poll(() => addresses.at(-1)?.query).not.toMatch(/status=/);
  expect(addresses.at(-1)?.query).toMatch(/rows=50/);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('20');
  await expect.poll(() => addresses.at(-1)?.query).toMatch(/rows=20/);
  await views.getByRole('button', { name: /^Long/ }).click();
  await expect.poll(() => new URLSearchParams(addresses.at(-1)?.query).get('rows')).toBe('50');
  await expect.element(views.getByRole('button', { name: /^Long/ })).toHaveTextContent(/^Long$/);
});
