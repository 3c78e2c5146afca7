import { getShell } from '@oms/shell';
import {
  Checkbox,
  Controlled,
  DateRangePicker,
  Form,
  fields,
  MultiSelect,
  optional,
  PasswordField,
  rules,
  Select,
  TextArea,
  UserSelect,
  useForm,
} from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reactStage } from '../support/react';

const SAVE = 'POST /api/v1/Channel/update';

const schema = fields({
  warehouse: optional(rules.text()),
  labels: optional(rules.choices()),
  owner: optional(rules.text()),
  days: optional(rules.choices()),
  gift: optional(rules.flag()),
  key: optional(rules.text()),
  note: optional(rules.text()),
});
const mine = {
  warehouse: '1',
  labels: ['7'],
  owner: '31',
  days: ['2026-11-01', '2026-11-05'],
  gift: false,
  key: 'old-key',
  note: 'fragile',
};
const theirs = {
  warehouse: '2',
  labels: ['7', '8', '9'],
  owner: '32',
  days: ['2026-12-01', '2026-12-02'],
  gift: true,
  key: 'new-key',
  note: '',
};

const WAREHOUSES = [
  { value: '1', label: 'Shenzhen' },
  { value: '2', label: 'Los Angeles' },
];
const LABELS = ['Urgent', 'Bulky', 'Cold'].map((label, at) => ({ value: String(at + 7), label }));

/** A host's form with controls of many kinds, of a record that somebody else changes in all of them. */
function ChannelForm() {
  const form = useForm({
    schema,
    defaults: mine,
    onSubmit: (values) => getShell().request.post('/api/v1/Channel/update', values),
    conflictOf: async () => ({ by: 'Kim Reed', values: theirs, accept() {} }),
  });
  return (
    <Form form={form} submitLabel="Save">
      <Controlled name="warehouse" label="Warehouse">
        {(control) => <Select {...control} options={WAREHOUSES} />}
      </Controlled>
      <Controlled name="labels" label="Labels">
        {(control) => <MultiSelect {...control} options={LABELS} />}
      </Controlled>
      <Controlled name="owner" label="Owner">
        {(control) => <UserSelect {...control} />}
      </Controlled>
      <Controlled name="days" label="Days">
        {(control) => <DateRangePicker {...control} />}
      </Controlled>
      <Checkbox name="gift" label="Gift" />
      <PasswordField name="key" label="Key" autoComplete="new-password" />
      <TextArea name="note" label="Note" />
    </Form>
  );
}

const cellsOf = (name: string) =>
  page
    .getByRole('table', { name: 'Changed meanwhile' })
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent?.trim());

test('both values of a field that differs are shown as the field shows them, those of a password not at all', async () => {
  const { services } = await reactStage(<ChannelForm />, {
    services: {
      people: [
        { id: '31', name: 'Robin Fields' },
        { id: '32', name: 'Kim Lee' },
      ],
      replies: { [SAVE]: null },
    },
  });
  services.fail(SAVE, { code: 10041, message: 'Somebody has changed this' });
  await page.getByRole('button', { name: 'Save' }).click();
  // Each kind of control is a file of its own, and names are fetched: no order of theirs is promised.
  for (const [label, cells] of [
    ['Warehouse', ['Los Angeles', 'Shenzhen']],
    ['Labels', ['Urgent, Bulky, Cold', 'Urgent']],
    ['Owner', ['Kim Lee', 'Robin Fields']],
    ['Days', ['1 Dec 2026 - 2 Dec 2026', '1 Nov 2026 - 5 Nov 2026']],
    ['Gift', ['Yes', 'No']],
    ['Key', ['••••', '••••']],
    ['Note', ['Empty', 'fragile']],
  ] as const) {
    await expect.poll(() => cellsOf(label)).toEqual(cells);
  }
});
