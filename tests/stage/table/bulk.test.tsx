import type { ControlledProps } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ORDERS, ordersTable } from '../support/orders-table';

const CANCEL = `POST ${ORDERS}/cancel`;
const bulk = [
  {
    id: 'cancel',
    label: 'Cancel orders',
    path: `${ORDERS}/cancel`,
    danger: true,
    input: { field: 'reason', label: 'Why' },
  },
];

const firstRow = page.getByRole('checkbox', { name: /^Select SO/ }).first();

test('a bulk action that fails keeps what was written, and says why', async () => {
  const { services } = await ordersTable({ bulk });
  services.fail(CANCEL, { code: 10042, message: 'It has left the warehouse' });
  await firstRow.click();
  await page.getByRole('button', { name: 'Cancel orders' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel orders: 1 row' });
  const confirm = dialog.getByRole('button', { name: 'Cancel orders' });
  await confirm.click();
  await expect.element(dialog.getByText('Why cannot be empty, please fill in')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Wrong address');
  await confirm.click();
  await expect.element(dialog.getByText('It has left the warehouse')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('Wrong address');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a bulk action that is confirmed by a double press is run once', async () => {
  const hold = { id: 'hold', label: 'Hold', path: `${ORDERS}/hold` };
  const { services } = await ordersTable({ bulk: [hold] });
  services.reply(`POST ${ORDERS}/hold`, { total: 1, done: 1, failed: [] });
  await firstRow.click();
  await page.getByRole('button', { name: 'Hold' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Hold: 1 row' });
  const confirm = (await dialog.getByRole('button', { name: 'Hold' }).findElement()) as HTMLElement;
  confirm.click();
  confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(services.calls(`POST ${ORDERS}/hold`)).toHaveLength(1);
});

test('what the service refuses stands at the control of a bulk action, which one of the page may be', async () => {
  const match = {
    id: 'match',
    label: 'Match',
    path: `${ORDERS}/match`,
    input: {
      field: 'sku',
      label: 'Product',
      control: ({ value, onChange, ...control }: ControlledProps<string>) => (
        <input {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      ),
    },
  };
  const { services } = await ordersTable({ bulk: [match] });
  await firstRow.click();
  await page.getByRole('button', { name: 'Match' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Match: 1 row' });
  const confirm = dialog.getByRole('button', { name: 'Match' });
  const product = dialog.getByRole('textbox', { name: 'Product' });
  await confirm.click();
  await expect.element(product).toHaveAccessibleDescription('Product cannot be empty, please fill in');
  services.reply(`POST ${ORDERS}/match`, () =>
    Response.json({ code: 10040, message: 'Look again', data: { errors: { sku: 'It is out of use' } } }),
  );
  await product.fill('LAMP');
  await confirm.click();
  await expect.element(product).toHaveAccessibleDescription('It is out of use');
  services.reply(`POST ${ORDERS}/match`, { total: 1, done: 1, failed: [] });
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Match: 1 done', { exact: true })).toBeVisible();
});

test('a bulk action whose reply is lost is sent with the same key until it is answered', async () => {
  const { services } = await ordersTable(
    { bulk },
    { services: { replies: { [CANCEL]: { total: 1, done: 1 } } } },
  );
  const mend = services.fail(CANCEL, 'network');
  const ask = async () => {
    await firstRow.click();
    await page.getByRole('button', { name: 'Cancel orders' }).click();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Wrong address');
  };
  const dialog = page.getByRole('alertdialog', { name: 'Cancel orders: 1 row' });
  const confirm = dialog.getByRole('button', { name: 'Cancel orders' });
  await ask();
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  mend();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const keys = () => services.calls(CANCEL).map(({ headers }) => headers['idempotency-key']);
  const lost = new Set(keys());
  expect(lost.size).toBe(1);
  await ask();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(new Set(keys()).size).toBe(2);
});

test('an export whose reply is lost has its key at the next press, too; one of other rows by then is another', async () => {
  const EXPORT = `POST ${ORDERS}/export`;
  const { services } = await ordersTable({ exports: { path: `${ORDERS}/export` } });
  const rows = page.getByRole('checkbox', { name: /^Select SO/ });
  const button = page.getByRole('button', { name: 'Export' });
  const keys = () => services.calls(EXPORT).map(({ headers }) => headers['idempotency-key']);
  const mend = services.fail(EXPORT, 'network');
  await rows.first().click();
  await button.click();
  await expect.element(page.getByText('The export could not be started')).toBeVisible();
  const [first] = keys();
  mend();
  services.reply(EXPORT, () =>
    keys().at(-1) === first
      ? Response.json({ code: 10048, message: 'Carried out', data: {} })
      : { total: 2, task: { taskNo: 'T1' } },
  );
  await rows.nth(1).click();
  await button.click();
  await expect.element(page.getByText('Export continues in the background')).toBeVisible();
  expect(keys().at(-2)).toBe(first);
  expect(keys().at(-1)).not.toBe(first);
});

test('a bulk action on another number of rows than was confirmed asks again, with the number of now', async () => {
  let times = 0;
  const { services } = await ordersTable(
    { bulk },
    {
      services: {
        replies: {
          [CANCEL]: () => {
            times += 1;
            return times === 1
              ? Response.json({ code: 10047, message: '7 match now', data: { total: 7 } })
              : { total: 7, done: 7, failed: [] };
          },
        },
      },
    },
  );
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await page.getByRole('button', { name: 'Select all 30 that match' }).click();
  await page.getByRole('button', { name: 'Cancel orders' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Cancel orders' });
  await expect.element(dialog).toHaveAccessibleName('Cancel orders: 30 rows');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Lost at sea');
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('7 match now');
  await expect.element(dialog).toHaveAccessibleName('Cancel orders: 7 rows');
  await expect.element(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('Lost at sea');
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = services.calls(CANCEL);
  expect(sent.map(({ body }) => (body as { total: number }).total)).toEqual([30, 7]);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});
