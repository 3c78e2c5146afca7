import { getShell } from '@oms/shell';
import { Controlled, Form, fields, Lines, NumberField, optional, rules, useForm } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import german from '../../../locales/packs/de.json?url';
import { paste } from '../support/paste';
import { reactStage } from '../support/react';

const schema = fields({
  price: rules.number({ min: 0.01 }),
  count: optional(rules.number({ whole: true })),
  share: optional(rules.number({ max: 1 })),
  lines: rules.lines({ sku: rules.text(20), unitPrice: rules.number({ min: 0.5 }) }),
});

const DEFAULTS = { price: '12.345', count: '', share: 0.25, lines: [{ sku: 'LAMP', unitPrice: '2.50' }] };

interface PriceForm {
  defaults?: Record<keyof typeof DEFAULTS, unknown>;
  /** The service's part of a save. */
  save?: () => Promise<void>;
  /** What somebody else has saved. */
  theirs?: Record<string, unknown>;
}

/** A form of a host in a language, with values as a service sends them. */
async function priceForm(
  lang: 'de' | 'en' | 'zh-CN',
  { defaults = DEFAULTS, save = async () => {}, theirs }: PriceForm = {},
) {
  const sent: unknown[] = [];
  const drafts: unknown[] = [];
  let dirty = false;
  function PriceForm() {
    const form = useForm({
      schema,
      defaults,
      guard: false,
      onChange: (values) => drafts.push(values),
      onSubmit: (values) => {
        sent.push(values);
        return save();
      },
      conflictOf: () => theirs && Promise.resolve({ by: 'Kim Reed', values: theirs, accept() {} }),
    });
    dirty = form.dirty;
    return (
      <Form form={form} submitLabel="Save">
        <NumberField name="price" label="Price" />
        <NumberField name="count" label="Count" />
        <NumberField name="share" label="Share" />
        <Controlled name="price" label="Price of the host">
          {({ value, onChange, ...control }) => (
            <input
              {...control}
              type="number"
              step="any"
              value={String(value)}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Controlled>
        <Lines
          name="lines"
          label="Products"
          columns={[
            { name: 'sku', label: 'SKU' },
            { name: 'unitPrice', label: 'Unit price', inputMode: 'decimal' },
          ]}
        />
      </Form>
    );
  }
  await reactStage(<PriceForm />, { config: { lang, languages: { de: german } } });
  await expect.element(price).toBeVisible();
  return { sent, drafts, dirty: () => dirty };
}

const price = page.getByRole('textbox', { name: /^Price/ });
const count = page.getByRole('textbox', { name: /^Count/ });
const share = page.getByRole('textbox', { name: /^Share/ });
const unitPrice = (line: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Unit price, .*${line}$`) });
const save = page.getByRole('button', { name: 'Save' });

for (const [lang, typed, lines] of [
  ['de', '1.234,5', 'RUG\t1.234,50\nBOWL\t0,75'],
  ['en', '1,234.5', 'RUG\t1,234.50\nBOWL\t0.75'],
  ['zh-CN', '1,234.5', 'RUG\t1,234.50\nBOWL\t0.75'],
] as const)
  test(`in ${lang} ${typed} is 1234.5, in a field and in the cells of a sheet`, async () => {
    const { sent, drafts } = await priceForm(lang);
    await price.clear();
    await paste(price, typed);
    await expect.element(price).toHaveValue(typed);
    await expect.element(page.getByRole('spinbutton')).toHaveValue(1234.5);
    expect(drafts.at(-1)).toMatchObject({ price: '1234.5' });
    await paste(page.getByRole('textbox', { name: /^SKU/ }), lines);
    await save.click();
    await expect
      .poll(() => sent)
      .toEqual([
        {
          price: 1234.5,
          share: 0.25,
          lines: [
            { sku: 'RUG', unitPrice: 1234.5 },
            { sku: 'BOWL', unitPrice: 0.75 },
          ],
        },
      ]);
  });

test('what the service sent is shown as it is written in German, and sent as it was', async () => {
  const { sent, dirty } = await priceForm('de');
  await expect.element(price).toHaveValue('12,345');
  await expect.element(share).toHaveValue('0,25');
  await expect.element(unitPrice(1)).toHaveValue('2,50');
  await page.getByRole('spinbutton').fill('3.125');
  await expect.element(price).toHaveValue('3,125');
  expect(dirty()).toBe(true);
  await save.click();
  await expect
    .poll(() => sent)
    .toEqual([{ price: 3.125, share: 0.25, lines: [{ sku: 'LAMP', unitPrice: 2.5 }] }]);
});

test('what cannot be read in the language stays as it was typed, and its message shows how it is written', async () => {
  const { sent } = await priceForm('de');
  await price.fill('1,234.5');
  await count.fill('1,5');
  await share.fill('1,25');
  await unitPrice(1).fill('0.5');
  await save.click();
  await expect.element(price).toHaveAccessibleDescription('Geben Sie eine Zahl ein, zum Beispiel 1.234,5');
  await expect
    .element(count)
    .toHaveAccessibleDescription('Geben Sie eine ganze Zahl ein, zum Beispiel 1.200');
  await expect.element(share).toHaveAccessibleDescription('Höchstens 1');
  await expect
    .element(unitPrice(1))
    .toHaveAccessibleDescription('Geben Sie eine Zahl ein, zum Beispiel 1.234,5');
  await unitPrice(1).fill('0,25');
  await expect.element(unitPrice(1)).toHaveAccessibleDescription('Mindestens 0,5');
  await expect.element(price).toHaveValue('1,234.5');
  expect(sent).toEqual([]);
});

test('numbers stay what they are where the language changes while they are typed', async () => {
  const { sent, dirty } = await priceForm('de');
  await price.fill('1.234');
  await count.fill('many');
  await unitPrice(1).fill('1.500,5');
  await getShell().setLang('en');
  await expect.element(price).toHaveValue('1234');
  await expect.element(share).toHaveValue('0.25');
  await expect.element(unitPrice(1)).toHaveValue('1500.5');
  await expect.element(count).toHaveValue('many');
  expect(dirty()).toBe(true);
  await count.fill('1,200');
  await save.click();
  await expect
    .poll(() => sent)
    .toEqual([{ price: 1234, count: 1200, share: 0.25, lines: [{ sku: 'LAMP', unitPrice: 1500.5 }] }]);
});

test('numbers that code gives are typed in the lines, too, and sent as they were after a key', async () => {
  const lines = [
    { sku: 'LAMP', unitPrice: 1.234 },
    { sku: 'RUG', unitPrice: 10 / 3 },
  ];
  const { sent, dirty } = await priceForm('de', { defaults: { ...DEFAULTS, share: 1e-7, lines } });
  await expect.element(share).toHaveValue('0,0000001');
  await expect.element(unitPrice(1)).toHaveValue('1,234');
  await expect.element(unitPrice(2)).toHaveValue('3,3333333333333335');
  await unitPrice(1).fill('1,2345');
  expect(dirty()).toBe(true);
  await unitPrice(1).fill('1,234');
  await expect.poll(dirty).toBe(false);
  await save.click();
  await expect.poll(() => sent).toEqual([{ price: 12.345, share: 1e-7, lines }]);
});

test('a form is saved where the language changes meanwhile, and what was typed meanwhile is not', async () => {
  const saves: (() => void)[] = [];
  const { dirty } = await priceForm('de', { save: () => new Promise((done) => saves.push(done)) });
  await price.fill('1.500');
  await unitPrice(1).fill('1.500,5');
  await save.click();
  await expect.poll(() => saves).toHaveLength(1);
  await getShell().setLang('en');
  await expect.element(price).toHaveValue('1500');
  await getShell().setLang('de');
  await expect.element(unitPrice(1)).toHaveValue('1500,5');
  expect(dirty()).toBe(true);
  saves[0]?.();
  await expect.poll(dirty).toBe(false);
  await expect.element(price).toHaveValue('1500');
  await save.click();
  await expect.poll(() => saves).toHaveLength(2);
  await count.fill('3');
  await getShell().setLang('en');
  saves[1]?.();
  await expect.element(save).toBeEnabled();
  expect(dirty()).toBe(true);
  await count.clear();
  await expect.poll(dirty).toBe(false);
});

test('a number that somebody else has not changed is no difference to the text of it', async () => {
  const theirs = { ...DEFAULTS, price: 3.125, count: 7 };
  await priceForm('de', { save: () => Promise.reject(new Error('changed')), theirs });
  await count.fill('8');
  await share.fill('0,250');
  await share.fill('0,25');
  await save.click();
  const differences = page.getByRole('status').getByRole('table');
  await expect.element(differences.getByRole('row', { name: /Price/ })).toHaveTextContent('3,125');
  await expect.element(differences.getByRole('row', { name: /Count/ })).toHaveTextContent('7');
  expect(differences.getByRole('row').elements()).toHaveLength(3);
});
