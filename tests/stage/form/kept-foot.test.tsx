import { Checkbox, Form, fields, optional, rules, TextArea, TextField, useForm } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reactStage } from '../support/react';

const NAMES = Array.from({ length: 24 }, (_, at) => `field${at}`);
const schema = fields({
  ...Object.fromEntries(NAMES.map((name) => [name, optional(rules.text(40))])),
  note: optional(rules.text(200)),
  agreed: rules.flag(),
});
const defaults = { ...Object.fromEntries(NAMES.map((name) => [name, ''])), note: '', agreed: false };

function LongForm() {
  const form = useForm({ schema, defaults, onSubmit: async () => {} });
  return (
    <Form form={form} submitLabel="Save" keepFoot>
      {NAMES.map((name) => (
        <TextField key={name} name={name} label={name} />
      ))}
      <TextArea name="note" label="Note" limit={200} />
      <Checkbox name="agreed" label="Agreed" />
    </Form>
  );
}

const save = page.getByRole('button', { name: 'Save' });
const boxOf = (element: Element) => element.getBoundingClientRect();

test('a long form keeps its main button in sight, which covers no field that has the focus', async () => {
  await reactStage(<LongForm />, { height: 600 });
  await expect.element(save).toBeInViewport({ ratio: 1 });
  for (const _ of Object.keys(defaults)) {
    await userEvent.tab();
    const focused = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    if (!focused || focused.textContent === 'Save') break;
    await expect.poll(() => boxOf(focused).bottom).toBeLessThanOrEqual(boxOf(save.element()).top);
    expect(boxOf(save.element()).bottom).toBeLessThanOrEqual(600);
  }
  expect(window.scrollY).toBeGreaterThan(600);
});

test('a window that is not high has its whole room for the fields', async () => {
  await reactStage(<LongForm />, { height: 400 });
  await expect.element(page.getByRole('textbox', { name: 'field0' })).toBeVisible();
  await expect.element(save).not.toBeInViewport();
});
