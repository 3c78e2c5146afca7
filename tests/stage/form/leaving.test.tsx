import { Form, fields, rules, TextField, useForm, useShell } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reactStage } from '../support/react';

const SAVE = 'POST /api/v1/Order/save';
const schema = fields({ name: rules.text(40) });

function NewOrder() {
  const { request } = useShell();
  const form = useForm({
    schema,
    defaults: { name: '' },
    onSubmit: (values) => request.post('/api/v1/Order/save', values),
  });
  return (
    <Form form={form} submitLabel="Save">
      <TextField name="name" label="Name" />
    </Form>
  );
}

/** Whether the browser would ask before it leaves the page. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const name = page.getByRole('textbox', { name: 'Name' });
const save = page.getByRole('button', { name: 'Save' });
const open = () => reactStage(<NewOrder />, { services: { replies: { [SAVE]: null } } });

test('a load of another page asks while something is typed, and no more once it is saved', async () => {
  const { services } = await open();
  await expect.element(name).toBeVisible();
  expect(asks()).toBe(false);
  await name.fill('First');
  await expect.poll(asks).toBe(true);
  await save.click();
  await expect.poll(asks).toBe(false);
  expect(services.calls(SAVE).map(({ body }) => body)).toEqual([{ name: 'First' }]);
});

test('two presses are one call, and what the service refuses stands at its field', async () => {
  const { services } = await open();
  await name.fill('First');
  services.reply(SAVE, () =>
    Response.json({ code: 10040, message: 'Look again', data: { errors: { name: 'This name is taken' } } }),
  );
  const release = services.hold(SAVE);
  await save.dblClick();
  release();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('This name is taken');
  await expect.element(name).toHaveValue('First');
  expect(services.calls(SAVE)).toHaveLength(1);
});
