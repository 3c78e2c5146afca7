import {
  Controlled,
  DataTable,
  Form,
  fields,
  optional,
  rules,
  Select,
  TextArea,
  TextField,
  Uploader,
  useForm,
  useShell,
} from '@oms/shell/react';
import { ORDERS } from './services';
import { type DemoText, useDemoTexts } from './texts';

/** Status of an order → its glyph, in the order of the work. */
const GLYPHS = {
  REVIEW: 'waiting',
  ALLOCATE: 'next',
  PICKING: 'half',
  DISPATCH: 'most',
  DONE: 'done',
  EXCEPTION: 'failed',
} as const satisfies Partial<Record<DemoText, string>>;

const STATUSES = Object.keys(GLYPHS) as (keyof typeof GLYPHS)[];

/** A table, a form, a select and an uploader, each on the services of the page. */
export function Widgets() {
  const t = useDemoTexts();
  const words = Object.fromEntries(STATUSES.map((status) => [status, t(status)]));
  return (
    <>
      <section>
        <h2>{t('table')}</h2>
        <DataTable
          label={t('orders')}
          source={{ path: ORDERS }}
          columns={[
            {
              key: 'orderNo',
              title: t('orderNo'),
              type: 'id',
              href: '/home/b2corder?id={id}',
              narrow: 'title',
            },
            { key: 'sku', title: t('sku') },
            { key: 'quantity', title: t('quantity'), type: 'number', sort: true },
            {
              key: 'amount',
              title: t('amount'),
              type: 'amount',
              currency: 'USD',
              sort: true,
              narrow: 'value',
            },
            { key: 'status', title: t('status'), type: 'status', words, glyphs: GLYPHS, narrow: 'state' },
            { key: 'createdAt', title: t('created'), type: 'time', sort: true },
          ]}
          filters={[
            { key: 'orderNo', label: t('orderNo'), type: 'text' },
            {
              key: 'status',
              label: t('status'),
              type: 'options',
              options: STATUSES.map((value) => ({ value, label: t(value) })),
            },
          ]}
        />
      </section>
      <section className="pair">
        <div>
          <h2>{t('form')}</h2>
          <RecipientForm />
        </div>
        <div>
          <h2>{t('upload')}</h2>
          <Uploader multiple auto />
        </div>
      </section>
    </>
  );
}

const schema = fields({
  name: rules.text(40),
  phone: rules.phone(),
  warehouse: rules.text(),
  note: optional(rules.text(200)),
});

function RecipientForm() {
  const t = useDemoTexts();
  const shell = useShell();
  const form = useForm({
    schema,
    defaults: { name: '', phone: '', warehouse: '', note: '' },
    async onSubmit({ name }) {
      await shell.notify({ tone: 'success', title: t('saved').replace('{name}', name) });
    },
  });
  return (
    <Form form={form} submitLabel={t('save')}>
      <TextField name="name" label={t('name')} />
      <TextField name="phone" label={t('phone')} type="tel" />
      <Controlled name="warehouse" label={t('warehouse')}>
        {(field) => <Select {...field} reference="warehouses" />}
      </Controlled>
      <TextArea name="note" label={t('note')} limit={200} />
    </Form>
  );
}
