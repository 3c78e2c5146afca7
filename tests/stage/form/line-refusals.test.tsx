import { getShell } from '@oms/shell';
import { Form, fields, Lines, rules, useForm } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paste } from '../support/paste';
import { reactStage } from '../support/react';

const SAVE = 'POST /api/v1/Order/save';

const schema = fields({
  name: rules.text(40),
  lines: rules.lines({ sku: rules.text(20), quantity: rules.number({ min: 1 }), batch: rules.text(20) }),
});
const line = (sku: string) => ({ sku, quantity: '1', batch: 'B1' });

function OrderForm() {
  const form = useForm({
    schema,
    defaults: { name: 'First', lines: [line('LAMP'), line('RUG'), line('BOWL')] },
    onSubmit: (values, once) => getShell().request.post('/api/v1/Order/save', values, once),
    conflictOf: async ({ code }) => {
      if (code !== '10041') throw new Error('no conflict');
      return { by: 'Kim Reed', values: { name: 'First', lines: [line('VASE')] }, accept() {} };
    },
  });
  return (
    <Form form={form} submitLabel="Save">
      <Lines
        name="lines"
        label="Products"
        columns={[
          { name: 'sku', label: 'SKU' },
          { name: 'quantity', label: 'Quantity' },
        ]}
      />
    </Form>
  );
}

const cell = (column: string, number: number) =>
  page.getByRole('textbox', { name: `${column}, line ${number}`, exact: true });
const save = page.getByRole('button', { name: 'Save' });

/** A form whose service refuses the first press. */
async function refused(errors: Readonly<Record<string, string>>, code = 10040) {
  const made = await reactStage(<OrderForm />, {
    services: {
      replies: {
        [SAVE]: () => Response.json({ code, message: 'Some fields are not right', data: { errors } }),
      },
    },
  });
  await save.click();
  return made;
}

test('what the service says of fields of lines stands at these until they change, and the first gets the focus', async () => {
  const { services } = await refused({ 'lines.1.sku': 'Nobody sells it', 'lines.2.quantity': 'Too many' });
  await expect.element(cell('SKU', 2)).toHaveFocus();
  await expect.element(cell('SKU', 2)).toHaveAccessibleDescription('Nobody sells it');
  await expect.element(cell('Quantity', 3)).toHaveAccessibleDescription('Too many');
  await expect.element(page.getByText('Some fields are not right')).not.toBeInTheDocument();
  await cell('SKU', 2).fill('MAT');
  await expect.element(cell('SKU', 2)).not.toHaveAttribute('aria-invalid');
  await expect.element(cell('Quantity', 3)).toHaveAccessibleDescription('Too many');
  await cell('Quantity', 3).fill('0');
  await expect.element(cell('Quantity', 3)).toHaveAccessibleDescription('At least 1');
  await cell('Quantity', 3).fill('2');
  await expect.element(cell('Quantity', 3)).not.toHaveAttribute('aria-invalid');
  services.reply(SAVE, null);
  await save.click();
  await expect.poll(() => services.calls(SAVE)).toHaveLength(2);
  expect(services.calls(SAVE)[1]?.body).toMatchObject({
    lines: [{ sku: 'LAMP' }, { sku: 'MAT' }, { sku: 'BOWL', quantity: 2 }],
  });
});

test('what is said of a field without a column stands at the first one of its line', async () => {
  await refused({ 'lines.1.batch': 'This batch is closed' });
  await expect.element(cell('SKU', 2)).toHaveAccessibleDescription('This batch is closed');
  await expect.element(cell('SKU', 2)).toHaveFocus();
  await cell('Quantity', 2).fill('2');
  await expect.element(cell('SKU', 2)).toHaveAccessibleDescription('This batch is closed');
  await cell('SKU', 2).fill('MAT');
  await expect.element(cell('SKU', 2)).not.toHaveAttribute('aria-invalid');
});

test('lines that are added, pasted or removed leave what the service said at the other cells', async () => {
  await refused({ 'lines.1.sku': 'Nobody sells it', 'lines.2.quantity': 'Too many' });
  await page.getByRole('button', { name: 'Add a line' }).click();
  await expect.element(cell('SKU', 4)).toBeVisible();
  await expect.element(cell('SKU', 2)).toHaveAccessibleDescription('Nobody sells it');
  await expect.element(cell('Quantity', 3)).toHaveAccessibleDescription('Too many');
  await paste(cell('Quantity', 1), '5\n6\n');
  await expect.element(cell('Quantity', 2)).toHaveValue('6');
  await expect.element(cell('SKU', 2)).toHaveAccessibleDescription('Nobody sells it');
  await page.getByRole('button', { name: 'Undo the paste' }).click();
  await expect.element(cell('Quantity', 2)).toHaveValue('1');
  await expect.element(cell('Quantity', 3)).toHaveAccessibleDescription('Too many');
  const removeFirst = page.getByRole('button', { name: 'Remove line 1' });
  await removeFirst.click();
  await expect.element(cell('SKU', 1)).toHaveAccessibleDescription('Nobody sells it');
  await expect.element(cell('Quantity', 2)).toHaveAccessibleDescription('Too many');
  await removeFirst.click();
  await expect.element(cell('Quantity', 1)).toHaveAccessibleDescription('Too many');
  await expect.element(cell('SKU', 1)).not.toHaveAttribute('aria-invalid');
});

test.each(['lines.3.sku', 'lines.1.colour', 'lines.1', 'name.0.sku'])(
  'what is said of %s, which is not there, is told above the foot',
  async (path) => {
    await refused({ [path]: 'Nobody sells it' });
    await expect.element(page.getByText('Some fields are not right')).toBeVisible();
  },
);

test('lines that somebody else has changed, too, are shown as lines, and can be taken', async () => {
  await refused({}, 10041);
  await cell('SKU', 1).fill('MAT');
  await save.click();
  const differing = page.getByRole('table', { name: 'Changed meanwhile' }).getByRole('row').last();
  await expect.element(differing).toHaveTextContent(/Products\s*VASE · 1\s*MAT · 1.*RUG · 1.*BOWL · 1/);
  await page.getByRole('button', { name: 'Load again and keep mine' }).click();
  await page.getByRole('button', { name: 'Use their value' }).click();
  await expect.element(cell('SKU', 1)).toHaveValue('VASE');
  await expect.element(cell('SKU', 2)).not.toBeInTheDocument();
});
