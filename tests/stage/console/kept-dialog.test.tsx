import { FormDialog, fields, rules, TextField, useForm } from '@oms/shell/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';

const schema = fields({ name: rules.text() });

function LabelsPage() {
  const [open, setOpen] = useState(false);
  const form = useForm({ schema, defaults: { name: '' }, onSubmit: async () => null });
  return (
    <>
      <h1>Labels</h1>
      <button type="button" onClick={() => setOpen(true)}>
        New label
      </button>
      {open && (
        <FormDialog form={form} title="New label" submitLabel="Save" onClose={() => setOpen(false)}>
          <TextField name="name" label="Name" />
        </FormDialog>
      )}
    </>
  );
}

test('a kept page that is left by Back takes its dialog along, and brings it back', async () => {
  await consoleStage({
    path: '/home/orders',
    pages: [
      { path: '/home/orders', element: <h1>Orders</h1> },
      { path: '/home/labels', element: <LabelsPage />, handle: { keepAlive: true } },
    ],
  }).then(({ go }) => go('/home/labels'));
  await page.getByRole('button', { name: 'New label' }).click();
  const name = page.getByRole('dialog', { name: 'New label' }).getByRole('textbox', { name: 'Name' });
  await name.fill('Urgent');
  history.back();
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect.poll(() => document.querySelector(':modal')).toBeNull();
  await page.getByRole('button', { name: 'Account' }).first().click();
  await expect.element(page.getByRole('menu', { name: /^Account/ })).toBeVisible();
  history.forward();
  await expect.element(name).toHaveValue('Urgent');
  await expect.element(name).toBeVisible();
});
