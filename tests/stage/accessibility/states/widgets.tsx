import {
  Attachments,
  Checkbox,
  Controlled,
  DatePicker,
  Form,
  FormDialog,
  fields,
  Lines,
  NumberField,
  rules,
  TextArea,
  TextField,
  useForm,
} from '@oms/shell/react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostForm } from '../../support/host-form';
import { paste } from '../../support/paste';
import { reactStage } from '../../support/react';
import { type Options, press, type State, seen, type Words } from '../state';

/** A widget alone in a form of a host, without a button of the host's. */
const widget =
  (kind: string, options: object): NonNullable<State['setUp']> =>
  (page: Options) =>
    hostForm([[kind, options]], { markup: '<form><div id="area"></div></form>', ...page });

const calendar: NonNullable<State['reach']> = async () => {
  await page.getByRole('textbox').first().click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await seen(page.getByRole('dialog'));
};
const open: NonNullable<State['reach']> = async () => {
  await page.getByRole('combobox').first().click();
  await seen(page.getByRole('option'));
};

const schema = fields({
  name: rules.text(40),
  count: rules.number({ whole: true }),
  note: rules.text(200),
  day: rules.text(),
  agreed: rules.flag(),
});
const EMPTY = { name: '', count: '', note: '', day: null, agreed: false };

function Fields() {
  return (
    <>
      <TextField name="name" label="Name" help="As on the label" />
      <NumberField name="count" label="Cartons" />
      <TextArea name="note" label="Note" />
      <Controlled name="day" label="Day">
        {(control) => <DatePicker {...control} />}
      </Controlled>
      <Checkbox name="agreed" label="The rules are known" />
    </>
  );
}

function OrderForm() {
  const form = useForm({ schema, defaults: EMPTY, onSubmit: async () => {} });
  return (
    <Form form={form} submitLabel="Save">
      <Fields />
    </Form>
  );
}

/** What somebody else has saved meanwhile. */
const THEIRS = { name: 'Floor lamp', count: '24', note: '', day: '2026-12-01', agreed: true };

/** An order that somebody else changes while its name is changed here, too. */
function ContestedForm() {
  const form = useForm({
    schema,
    defaults: { name: 'Lamp', count: '12', note: 'Fragile', day: '2026-11-20', agreed: false },
    onSubmit: () => Promise.reject(new Error('changed')),
    conflictOf: async () => ({ by: 'Kim Reed', at: '2026-11-20T01:00:00Z', values: THEIRS, accept() {} }),
  });
  return (
    <Form form={form} submitLabel="Save">
      <Fields />
    </Form>
  );
}

async function contest(_: unknown, t: Words): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Desk lamp');
  await press('Save');
  await seen(page.getByRole('table', { name: t('Changed meanwhile', '期间有变更的字段') }));
}

function OrderDialog() {
  const form = useForm({ schema, defaults: EMPTY, onSubmit: async () => {} });
  return (
    <FormDialog title="New order" form={form} submitLabel="Make" onClose={() => {}}>
      <Fields />
    </FormDialog>
  );
}

const lineSchema = fields({
  lines: rules.lines({ sku: rules.text(20), quantity: rules.number({ min: 1 }) }),
});

/** An order of several products. */
function LinesForm() {
  const form = useForm({
    schema: lineSchema,
    defaults: { lines: [{ sku: 'LAMP', quantity: '1' }] },
    onSubmit: async () => {},
  });
  return (
    <Form form={form} submitLabel="Save">
      <Lines
        name="lines"
        label="Products"
        columns={[
          { name: 'sku', label: 'SKU' },
          { name: 'quantity', label: 'Quantity', inputMode: 'numeric' },
        ]}
      />
    </Form>
  );
}

const ORDER = { recordType: 'order', recordId: '41' };
const pictures = ['1', '2'].map((name) => ({
  url: `${location.origin}/tests/stage/support/picture.svg?${name}`,
}));
const PHOTOS = {
  options: { services: { photos: pictures } },
  setUp: widget('photos', { sourceType: 4, record: { deliverOrderNo: 'SO1' } }),
};
const LABELS = widget('labels', {
  recordId: '41',
  labels: [{ labelId: '1', labelName: 'Urgent', labelColour: '#c8322b' }],
});

/** The states of the widgets that hosts put into their pages. */
export const WIDGET_STATES: readonly State[] = [
  {
    name: 'a form with what is wrong in it',
    again: true,
    setUp: (options) => reactStage(<OrderForm />, options),
    async reach() {
      await press('Save');
      await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    },
  },
  {
    name: 'a form of a record that somebody else has changed',
    again: true,
    setUp: (options) => reactStage(<ContestedForm />, options),
    reach: contest,
  },
  {
    name: 'a form with a choice at a field that two people have changed',
    setUp: (options) => reactStage(<ContestedForm />, options),
    async reach(made, t) {
      await contest(made, t);
      await press(t('Load again and keep mine', '重新加载并保留我的修改'));
      await seen(page.getByRole('button', { name: t('Use their value', '使用对方的值') }));
    },
  },
  {
    name: 'lines of a form after a paste, with what is wrong in them',
    again: true,
    setUp: (options) => reactStage(<LinesForm />, options),
    async reach() {
      const quantity = page.getByRole('textbox').nth(1);
      await paste(quantity, 'many\n2');
      await expect.element(quantity).toBeInvalid();
      await seen(page.getByRole('status').filter({ hasText: /2/ }));
    },
  },
  {
    name: 'a dialog with a form',
    setUp: (options) => reactStage(<OrderDialog />, options),
    async reach() {
      await press('Make');
      await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    },
  },
  {
    name: 'the options of a reference list, one of them chosen',
    again: true,
    setUp: widget('select', { reference: 'countries', label: 'Country', value: 'DE' }),
    reach: open,
  },
  {
    name: 'a list of options that cannot be loaded',
    options: {
      before: ({ fail }) => fail('GET /api/v2/areaManage/query', { code: 400, message: 'No areas' }),
    },
    setUp: widget('select', { reference: 'areas', label: 'Area' }),
    async reach(_, t) {
      await page.getByRole('combobox').first().click();
      await seen(page.getByRole('button', { name: t('Try again', '重试') }));
    },
  },
  {
    name: 'several chosen options',
    setUp: widget('multiSelect', { reference: 'countries', label: 'Countries', value: ['CN', 'DE', 'US'] }),
    reach: open,
  },
  { name: 'the users of a search', setUp: widget('user', { label: 'Owner', value: '200001' }), reach: open },
  { name: 'the products of a search', setUp: widget('product', { label: 'Product' }), reach: open },
  {
    name: 'a calendar',
    again: true,
    setUp: widget('date', { label: 'Day', value: '2026-11-20' }),
    reach: calendar,
  },
  {
    name: 'a calendar with hours and minutes',
    again: true,
    setUp: widget('dateTime', { label: 'Moment' }),
    reach: calendar,
  },
  {
    name: 'a calendar of a range',
    setUp: widget('dateRange', { label: 'Days', value: ['2026-11-12', '2026-11-20'] }),
    reach: calendar,
  },
  { name: 'the months of a year', setUp: widget('month', { label: 'Month' }), reach: calendar },
  { name: 'the hours of a day', setUp: widget('hour', { label: 'Hour' }), reach: calendar },
  {
    name: 'an uploader with a file that has failed and one that is refused',
    again: true,
    options: { before: ({ fail }) => fail('POST /api/v1/BizAttach/uploadFile') },
    setUp: (options) => reactStage(<Attachments {...ORDER} upload />, options),
    async reach(_, t) {
      const button = page.getByRole('button', {
        name: t('Choose files, drop them here or paste them', '选择文件，或拖放、粘贴到此处'),
      });
      await seen(button);
      const root = button.element().getRootNode() as ShadowRoot;
      await userEvent.upload(root.querySelector('input[type=file]') as HTMLElement, [
        new File(['%PDF-1.4 '], 'proof.pdf', { type: 'application/pdf' }),
        new File([], 'empty.pdf', { type: 'application/pdf' }),
      ]);
      await seen(page.getByRole('button', { name: t('Upload proof.pdf again', '重新上传 proof.pdf') }));
    },
  },
  {
    name: 'the files of a record',
    options: { services: { attachments: [{ name: 'proof.pdf', size: 1200, ...ORDER }] } },
    setUp: widget('attachments', ORDER),
    reach: () => seen(page.getByRole('link', { name: /proof\.pdf/ })),
  },
  {
    name: 'an operation log',
    options: {
      services: {
        operationLog: [
          { action: 100, createdName: 'Alex Morgan', data: { status: 'REVIEW' } },
          { action: 400, createdName: 'Robin Fields', remark: 'Wrong address', done: false },
        ],
      },
    },
    setUp: widget('log', ORDER),
    async reach(_, t) {
      await seen(page.getByText('Robin Fields'));
      await page
        .getByRole('button', { name: t('Data of', '数据') })
        .first()
        .click();
      await seen(page.getByText('REVIEW'));
    },
  },
  {
    name: 'photographs',
    again: true,
    ...PHOTOS,
    reach: () => seen(page.getByRole('group').getByRole('button')),
  },
  {
    name: 'a photograph that is open',
    ...PHOTOS,
    async reach() {
      await page.getByRole('group').getByRole('button').first().click();
      await seen(page.getByRole('dialog'));
    },
  },
  { name: 'labels', again: true, setUp: LABELS, reach: () => seen(page.getByText('Urgent')) },
  {
    name: 'the dialog of labels with a new one',
    setUp: LABELS,
    async reach(_, t) {
      await press(t('Labels', '标签'));
      await press(t('New label', '新建标签'));
      await press(t('Save label', '保存标签'));
      await seen(page.getByText(t('The label name cannot be empty', '标签名不能为空')));
    },
  },
  {
    name: 'a wait that counts down',
    setUp: widget('loading', {}),
    reach: () => seen(page.getByRole('dialog')),
  },
];
