import { getShell, type ShellError } from '@oms/shell';
import { Form, fields, optional, rules, TextField, useForm } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { differing } from '../support/conflict';
import { reactStage } from '../support/react';

const SAVE = 'POST /api/v1/Product/update';
const READ = 'GET /api/v1/Product/findById';
const product = { name: 'Lamp', weight: '120', note: '', updatedAt: 'first' };

const schema = fields({ name: rules.text(40), weight: rules.text(10), note: optional(rules.text(200)) });
let read = product;

/** A host's form of a record that others edit, too. */
function ProductForm() {
  const { request } = getShell();
  const form = useForm({
    schema,
    defaults: { name: product.name, weight: product.weight, note: product.note },
    onSubmit: (values) => request.post('/api/v1/Product/update', { ...values, updatedAt: read.updatedAt }),
    conflictOf: (error) => (error.code === '10041' ? present(error) : undefined),
  });
  async function present({ body }: ShellError) {
    const { data: now } = await request.get<typeof product>('/api/v1/Product/findById');
    const said = (body as { data: { changedBy: string; actedName?: string; changedAt: string } }).data;
    return {
      by: said.changedBy,
      actor: said.actedName,
      at: said.changedAt,
      values: { name: now.name, weight: now.weight, note: now.note },
      accept: () => {
        read = now;
      },
    };
  }
  return (
    <Form form={form} submitLabel="Save">
      <TextField name="name" label="Name" />
      <TextField name="weight" label="Weight" />
      <TextField name="note" label="Note" />
    </Form>
  );
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = page.getByRole('button', { name: 'Save' });
const note = page.getByRole('status').filter({ hasText: 'changed this record' });
const keepMine = page.getByRole('button', { name: 'Load again and keep mine' });

/** Somebody else has changed name and weight while the name and the note are changed here. */
async function refusedForm(said: { actedName?: string } = {}) {
  read = product;
  const made = await reactStage(<ProductForm />, {
    services: {
      replies: { [READ]: { name: 'Desk lamp', weight: '150', note: '', updatedAt: 'second' }, [SAVE]: null },
    },
  });
  const data = { changedBy: 'Kim Reed', changedAt: new Date().toISOString(), ...said };
  const works = made.services.fail(SAVE, { code: 10041, message: 'Somebody has changed this', data });
  await field('Name').fill('Floor lamp');
  await field('Note').fill('fragile');
  await save.click();
  await expect.element(note).toBeVisible();
  return { ...made, works };
}

test('who changed the record is said, when, and which fields differ, with both values', async () => {
  await refusedForm();
  await expect
    .element(note)
    .toHaveTextContent(/^Kim Reed changed this record, .+\. Nothing that you have typed is lost\./);
  await expect
    .poll(differing)
    .toEqual(['Name | Desk lamp | Floor lamp You changed it, too', 'Weight | 150 | 120']);
});

test('whoever changed it while acting as somebody is named with that person', async () => {
  await refusedForm({ actedName: 'Ada Admin' });
  await expect.element(note).toHaveTextContent(/^Ada Admin \(acting as Kim Reed\) changed this record, /);
});

test('the record is loaded again, what was typed stays, and each field that both changed has a choice', async () => {
  const { services, works } = await refusedForm();
  await keepMine.click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(field('Name')).toHaveValue('Floor lamp');
  await expect.element(field('Weight')).toHaveValue('150');
  await expect.element(field('Note')).toHaveValue('fragile');
  await page.getByRole('button', { name: 'Use their value' }).click();
  await expect.element(field('Name')).toHaveValue('Desk lamp');
  await page.getByRole('button', { name: 'Use my value' }).click();
  await expect.element(field('Name')).toHaveValue('Floor lamp');

  works();
  await save.click();
  await expect.element(page.getByRole('button', { name: 'Use their value' })).not.toBeInTheDocument();
  await expect
    .poll(() => services.calls(SAVE).at(-1)?.body)
    .toEqual({ name: 'Floor lamp', weight: '150', note: 'fragile', updatedAt: 'second' });
});

test('a save without that is refused again, and overwrites nothing', async () => {
  const { services } = await refusedForm();
  await save.click();
  await expect.poll(() => services.calls(SAVE)).toHaveLength(2);
  expect(services.calls(SAVE).at(-1)?.body).toMatchObject({ updatedAt: 'first' });
  await expect.element(keepMine).toBeVisible();
});
