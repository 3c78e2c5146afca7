import {
  Checkbox,
  Controlled,
  fields,
  formatDate,
  MultiSelect,
  NumberField,
  optional,
  parseDate,
  rules,
  TextArea,
  TextField,
  useLoad,
  useShell,
} from '@oms/shell/react';
import {
  CodeField,
  DaysField,
  MomentField,
  ProductField,
  ReferenceField,
  UserField,
} from '../records/fields';
import { ORDER } from '../records/kinds';
import { FormPart, RecordFormPage } from '../records/RecordFormPage';
import { textOf, type Wire } from '../records/use-record';
import { useTexts } from '../texts';

const schema = fields({
  accountId: rules.text(),
  sku: rules.text(),
  quantity: rules.number({ min: 1, max: 9999, whole: true }),
  declaredValue: optional(rules.number({ min: 0, max: 99_999.99 })),
  priority: rules.text(),
  recipientName: rules.text(100),
  recipientPhone: rules.phone(),
  recipientEmail: optional(rules.email()),
  recipientAddress: rules.text(200),
  recipientCity: rules.text(100),
  recipientState: optional(rules.text(100)),
  recipientPostcode: rules.text(20),
  recipientCountry: rules.text(),
  warehouseCode: rules.text(),
  carrierServiceCode: rules.text(),
  signature: rules.flag(),
  insured: rules.flag(),
  ownerId: optional(rules.text()),
  labelIds: optional(rules.choices()),
  shipBy: optional(rules.text(19)),
  deliver: optional(rules.choices()),
  remark: optional(rules.text(500)),
});

const TEXTS = [
  'accountId',
  'sku',
  'quantity',
  'declaredValue',
  'recipientName',
  'recipientPhone',
  'recipientEmail',
  'recipientAddress',
  'recipientCity',
  'recipientState',
  'recipientPostcode',
  'recipientCountry',
  'warehouseCode',
  'carrierServiceCode',
  'ownerId',
  'remark',
];

const valuesOf = (order: Wire) => ({
  ...Object.fromEntries(TEXTS.map((name) => [name, textOf(order, name)])),
  priority: textOf(order, 'priority') || 'NORMAL',
  signature: order.signature === 1,
  insured: order.insured === 1,
  shipBy: textOf(order, 'shipBy') === '' ? '' : formatDate(new Date(textOf(order, 'shipBy'))),
  deliver:
    textOf(order, 'deliverFrom') === ''
      ? null
      : ['deliverFrom', 'deliverTo'].map((name) => textOf(order, name).slice(0, 10)),
  labelIds: Array.isArray(order.labels) ? order.labels.map((label: Wire) => textOf(label, 'labelId')) : [],
});

/** The service has a moment with its zone, and the days of delivery one by one. */
function bodyOf({ shipBy, deliver, ...values }: Readonly<Record<string, unknown>>) {
  const [deliverFrom, deliverTo] = (deliver ?? []) as readonly string[];
  const moment = typeof shipBy === 'string' ? parseDate(shipBy) : undefined;
  return { ...values, shipBy: moment?.toISOString(), deliverFrom, deliverTo };
}

/** An order, made or changed, with every kind of field. */
export function OrderFormPage() {
  const t = useTexts();
  return (
    <RecordFormPage kind={ORDER} schema={schema} valuesOf={valuesOf} bodyOf={bodyOf}>
      <FormPart id="order-goods" title={t('order.goods')}>
        <ReferenceField name="accountId" label={t('field.account')} reference="accounts" />
        <ProductField name="sku" label={t('field.product')} />
        <NumberField name="quantity" label={t('field.quantity')} />
        <NumberField name="declaredValue" label={t('field.declaredValue')} />
        <CodeField
          name="priority"
          label={t('field.priority')}
          options={['NORMAL', 'RUSH'].map((value) => ({
            value,
            label: t(value === 'RUSH' ? 'order.priority.RUSH' : 'order.priority.NORMAL'),
          }))}
        />
      </FormPart>
      <FormPart id="order-recipient" title={t('order.recipient')}>
        <TextField name="recipientName" label={t('field.recipientName')} autoComplete="off" />
        <TextField name="recipientPhone" label={t('field.recipientPhone')} type="tel" autoComplete="off" />
        <TextField name="recipientEmail" label={t('field.recipientEmail')} type="email" autoComplete="off" />
        <TextField name="recipientAddress" label={t('field.address1')} autoComplete="off" />
        <TextField name="recipientCity" label={t('field.city')} autoComplete="off" />
        <TextField name="recipientState" label={t('field.state')} autoComplete="off" />
        <TextField name="recipientPostcode" label={t('field.postcode')} autoComplete="off" />
        <ReferenceField name="recipientCountry" label={t('field.recipientCountry')} reference="countries" />
      </FormPart>
      <FormPart id="order-delivery" title={t('order.delivery')}>
        <ReferenceField name="warehouseCode" label={t('field.warehouse')} reference="warehouseCodes" />
        <ReferenceField name="carrierServiceCode" label={t('field.service')} reference="carrierServices" />
        <MomentField name="shipBy" label={t('field.shipBy')} />
        <DaysField name="deliver" label={t('field.deliver')} />
        <Checkbox name="signature" label={t('field.signature')} />
        <Checkbox name="insured" label={t('field.insured')} />
      </FormPart>
      <FormPart id="order-handling" title={t('order.handling')}>
        <UserField name="ownerId" label={t('field.owner')} />
        <LabelsField />
        <TextArea name="remark" label={t('field.remark')} limit={500} />
      </FormPart>
    </RecordFormPage>
  );
}

/** The labels that there are, of which the order has some. */
function LabelsField() {
  const t = useTexts();
  const { request } = useShell();
  const { data, loading } = useLoad(
    async (signal) =>
      (await request.get<Wire[]>('/api/v1/BizLabel/findAll', {}, { service: 'boss', signal })).data,
    'labels',
  );
  const options = (data ?? []).map((label) => ({
    value: textOf(label, 'id'),
    label: textOf(label, 'labelName'),
  }));
  return (
    <Controlled name="labelIds" label={t('field.labels')}>
      {(control) => <MultiSelect {...control} options={options} disabled={loading} size="m" />}
    </Controlled>
  );
}
