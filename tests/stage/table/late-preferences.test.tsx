import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectRows, ordersTable } from '../support/orders-table';
import { leavePage } from '../support/stage';

const views = page.getByRole('navigation', { name: 'Views: Orders' });
const saveView = views.getByRole('button', { name: 'Save as a view' });
const warehouse = page.getByRole('columnheader', { name: 'Warehouse' });
const kept = [{ id: 'v1', name: 'Dear trouble', query: 'status=EXCEPTION' }];

test('what is changed before the kept settings have come is not taken back, and no view is saved over those that are not known', async () => {
  let release = () => {};
  await ordersTable(
    { name: 'orders', views: [{ id: 'all', name: 'All orders', query: '' }] },
    {
      query: 'status=DONE',
      services: { options: { views_orders: JSON.stringify(kept) } },
      before({ hold }) {
        release = hold('GET /api/v1/My/getUserOptionByName');
      },
    },
  );
  await expectRows(7);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Warehouse' }).click();
  await expect.element(warehouse).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(saveView).not.toBeInTheDocument();

  release();
  await expect.element(views.getByRole('button', { name: /^Dear trouble/ })).toBeVisible();
  await expect.element(saveView).toBeVisible();
  await expect.element(warehouse).not.toBeInTheDocument();
});

test('views of the last visit are shown, and none is saved or deleted until those of another device have come', async () => {
  const props = { name: 'orders', views: [{ id: 'all', name: 'All orders', query: '' }] };
  const trouble = views.getByRole('button', { name: /^Dear trouble/ });
  await ordersTable(props, { services: { options: { views_orders: JSON.stringify(kept) } } });
  await expect.element(trouble).toBeVisible();
  await leavePage();

  let release = () => {};
  const both = [...kept, { id: 'v2', name: 'Of another device', query: 'status=DONE' }];
  await ordersTable(props, {
    query: 'status=EXCEPTION&sort=-amount&view=v1',
    services: { options: { views_orders: JSON.stringify(both) } },
    before({ hold }) {
      release = hold('GET /api/v1/My/getUserOptionByName');
    },
  });
  const actions = views.getByRole('button', { name: 'Actions for the view Dear trouble' });
  await expect.element(trouble).toHaveTextContent('Dear troublechanged');
  await expect.element(saveView).not.toBeInTheDocument();
  await expect.element(views.getByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  await expect.element(actions).not.toBeInTheDocument();

  release();
  await expect.element(views.getByRole('button', { name: /^Of another device/ })).toBeVisible();
  await expect.element(saveView).toBeVisible();
  await expect.element(actions).toBeVisible();
});
