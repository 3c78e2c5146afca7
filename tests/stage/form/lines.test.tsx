import { Form, fields, Lines, rules, useForm } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paste } from '../support/paste';
import { reactStage } from '../support/react';

const schema = fields({
  lines: rules.lines({ sku: rules.text(20), quantity: rules.number({ min: 1, whole: true }) }),
});

async function orderForm() {
  const sent: unknown[] = [];
  function OrderForm() {
    const form = useForm({
      schema,
      defaults: { lines: [{ sku: 'LAMP', quantity: '1' }] },
      onSubmit: async (values) => void sent.push(values),
    });
    return (
      <Form form={form} submitLabel="Save">
        <Lines
          name="lines"
          label="Products"
          limit={4}
          columns={[
            { name: 'sku', label: 'SKU' },
            { name: 'quantity', label: 'Quantity', inputMode: 'decimal' },
          ]}
        />
      </Form>
    );
  }
  await reactStage(<OrderForm />);
  await expect.element(cell('SKU', 1)).toBeVisible();
  return sent;
}

const cell = (column: string, line: number) =>
  page.getByRole('textbox', { name: `${column}, line ${line}`, exact: true });
const lines = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('input')].map(({ value }) => value));
const said = page.getByRole('group', { name: 'Products' }).getByRole('status');

test('a block of cells fills the lines from the focus on, adds what is missing, and is sent', async () => {
  const sent = await orderForm();
  await paste(cell('SKU', 1), 'RUG\t2\r\n"Bowl ""S"""\t1,200\r\n');
  await expect.poll(lines).toEqual([
    ['RUG', '2'],
    ['Bowl "S"', '1,200'],
  ]);
  await expect.element(said).toHaveTextContent('2 lines filled, 1 of them new');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        lines: [
          { sku: 'RUG', quantity: 2 },
          { sku: 'Bowl "S"', quantity: 1200 },
        ],
      },
    ]);
});

test('what is wrong stays as it came with its error, what has no place is counted, and one step undoes all', async () => {
  const sent = await orderForm();
  await paste(cell('Quantity', 1), 'many\tbeyond\n3\n4\n5\n6\n');
  await expect.poll(lines).toEqual([
    ['LAMP', 'many'],
    ['', '3'],
    ['', '4'],
    ['', '5'],
  ]);
  await expect.element(cell('Quantity', 1)).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(said)
    .toHaveTextContent('4 lines filled, 3 of them new · 2 cells did not fit · 4 to correct');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(cell('Quantity', 1)).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(lines).toEqual([['LAMP', '1']]);
  await expect.element(cell('Quantity', 1)).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
});

test('one value is pasted as ever, and lines are added and removed', async () => {
  await orderForm();
  await userEvent.tripleClick(cell('SKU', 1));
  await paste(cell('SKU', 1), 'RUG');
  await expect.poll(lines).toEqual([['RUG', '1']]);
  await expect.element(said).toHaveTextContent('');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await cell('SKU', 2).fill('BOWL');
  await page.getByRole('button', { name: 'Remove line 1' }).click();
  await expect.poll(lines).toEqual([['BOWL', '']]);
  await page.getByRole('button', { name: 'Remove line 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
});
