import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ORDERS, ordersTable, ROWS } from '../support/orders-table';

const IDS = ['844197938336447294', '844197938336447295', '844197938336447296'];

/** As services in Java send their ids: numbers that JavaScript rounds to one and the same. */
const rows = () => {
  const content = IDS.map(
    (id, at) => `{"id":${id},"orderNo":"SO${at}","status":"REVIEW","parentId": -${id}}`,
  );
  return new Response(
    `{"code":200,"message":"OK","data":{"content":[${content.join(',')}],"totalElements":3}}`,
    { headers: { 'content-type': 'application/json' } },
  );
};

test('rows whose ids are numbers beyond 2^53 are ticked, acted on and led to one by one', async () => {
  const { services } = await ordersTable(
    {
      bulk: [{ id: 'approve', label: 'Approve', path: `${ORDERS}/approve` }],
      columns: [{ key: 'orderNo', title: 'Order', type: 'id', href: '/orders/{id}?parent={parentId}' }],
    },
    { services: { replies: { [ROWS]: rows, [`POST ${ORDERS}/approve`]: { total: 1, done: 1 } } } },
  );
  const boxes = page.getByRole('checkbox', { name: /^Select SO/ });
  await boxes.nth(1).click();
  await expect.element(boxes.nth(1)).toBeChecked();
  await expect.element(boxes.nth(0)).not.toBeChecked();
  await expect.element(boxes.nth(2)).not.toBeChecked();
  const link = page.getByRole('link', { name: 'SO1' });
  await expect
    .element(link)
    .toHaveAttribute('href', new URL(`/orders/${IDS[1]}?parent=-${IDS[1]}`, location.href).href);
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Approve: 1 row' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect
    .poll(() => services.calls(`POST ${ORDERS}/approve`).map(({ body }) => body))
    .toEqual([{ ids: [IDS[1]] }]);
});
