import { Controlled, DatePicker, FormDialog, fields, rules, TextField, useForm } from '@oms/shell/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reactStage } from '../support/react';

const schema = fields({ name: rules.text(40), day: rules.text() });

function Ask({ onClose }: { onClose(): void }) {
  const form = useForm({
    schema,
    defaults: { name: '', day: null },
    async onSubmit() {
      if (form.values().name === 'taken') throw new Error('down');
    },
  });
  return (
    <FormDialog title="New bill" form={form} submitLabel="Make" width={720} onClose={onClose}>
      <TextField name="name" label="Name" />
      <Controlled name="day" label="Day">
        {(control) => <DatePicker {...control} />}
      </Controlled>
    </FormDialog>
  );
}

function App() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Ask onClose={() => setOpen(false)} />}
    </>
  );
}

test('a dialog with a form: its width, a question before it closes with changes, the focus back', async () => {
  await reactStage(<App />);
  const opener = page.getByRole('button', { name: 'Open', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'New bill' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const day = dialog.getByRole('textbox', { name: 'Day' });
  const make = dialog.getByRole('button', { name: 'Make' });
  await name.fill('taken');
  expect(dialog.element().getBoundingClientRect().width).toBe(720);
  await day.fill('2026-02-30');
  await make.click();
  await expect.element(day).toHaveFocus();
  await day.fill('2026-02-28');
  // Its error is gone before the button is pressed, which would move with it.
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await make.click();
  await expect.element(dialog.getByRole('alert').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(name).toHaveValue('taken');
  await name.fill('free');
  await make.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
