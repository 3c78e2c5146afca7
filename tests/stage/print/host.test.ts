import { getShell } from '@oms/shell';
import { list } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allTags } from '../../support/all-tags';
import { fillIn, name, openForm, save } from '../form/new-order';
import { emulate } from '../support/browser';
import { hostForm } from '../support/host-form';
import { expectRows, ORDERS, orders, ROWS } from '../support/orders-table';
import { readyStage } from '../support/stage';

test('the page of a host is printed as it is without the elements, whatever display it gives them', async () => {
  const tags = allTags.map((tag) => `<${tag} style="display: flex !important"></${tag}>`);
  await readyStage({ markup: `<h1>Bills</h1>${tags.join('')}<p>Total 12.50</p>` });
  // Provided by the element, once it is rendered.
  await expect.element(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await getShell().notify({ title: 'Saved', duration: 0 });
  await expect.element(page.getByText('Saved')).toBeVisible();
  await emulate({}, 'print');
  for (const text of ['Bills', 'Total 12.50']) await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText('Saved')).not.toBeVisible();
  for (const tag of allTags) expect(document.querySelector(tag)?.getClientRects()).toHaveLength(0);
});

test('a table on the page of a host is printed, without what acts, and dark as little as the paper', async () => {
  const services = { replies: { [ROWS]: list(orders(50)) } };
  await hostForm(
    [
      [
        'table',
        {
          label: 'Orders',
          query: 'rows=50',
          source: { path: `${ORDERS}/findByPage` },
          columns: [{ key: 'orderNo', title: 'Order' }],
          exports: { path: `${ORDERS}/export` },
        },
      ],
    ],
    { services, config: { theme: 'dark' } },
  );
  await expectRows(50);
  const table = page.getByRole('table', { name: 'Orders' });
  const exportButton = page.getByRole('button', { name: 'Export' });
  await expect.element(exportButton).toBeVisible();
  await emulate({}, 'print');
  await expect.element(table).toBeVisible();
  await expect.element(exportButton).not.toBeInTheDocument();
  const region = table.element().parentElement as HTMLElement;
  expect(region.clientHeight).toBe(region.scrollHeight);
  expect(getComputedStyle(table.element()).color).toBe('rgb(27, 34, 48)');
});

test('a widget that its page hides is not printed', async () => {
  await hostForm([['date', { label: 'Day' }]]);
  const widget = document.querySelector('oms-widget') as HTMLElement;
  widget.style.display = 'none';
  await emulate({}, 'print');
  expect(widget.getClientRects()).toHaveLength(0);
});

test('a form on a page of React is printed with what is filled in, without its buttons', async () => {
  await openForm();
  await fillIn('First');
  await emulate({}, 'print');
  await expect.element(name).toBeVisible();
  await expect.element(name).toHaveValue('First');
  await expect.element(page.getByText('Los Angeles')).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
});
