import type { Db } from '../database/db';
import type { Call } from '../http/service';
import { fieldMessages } from '../reply/reply-messages';
import { bilingual } from './bilingual';
import { differing } from './changes';
import { dayOf } from './days';
import { Form } from './form';
import type { Changes, FormRules, Values } from './kind';
import { Lookups } from './lookups';

/** What an order's form may change, before the parcel is on its way. */
export const orderForm: FormRules = {
  editable: ['REVIEW', 'ALLOCATE', 'EXCEPTION'],
  values: async (call, tx, before) => {
    const form = new Form(call.request.body, call.lang);
    const plain = readPlain(form);
    const remark = form.text('remark', { max: 500, optional: true });
    const chosen = await readChoices(form, new Lookups(tx, form, call, before));
    form.ids('labelIds', 50);
    form.check();
    return { ...plain, ...chosen, ...bilingual('remark', remark, before, call.lang) };
  },
  create: async ({ now }, _tx, id, values) => {
    return {
      order_no: `SO${dayOf(now).replaceAll('-', '').slice(2)}${id}`,
      status: 'REVIEW',
      created_at: now,
      amount: values.amount ?? 0,
    };
  },
  after: saveLabels,
};

function readPlain(form: Form): Values {
  const deliver = {
    from: form.date('deliverFrom', { optional: true }),
    to: form.date('deliverTo', { optional: true }),
  };
  if (deliver.from && deliver.to && deliver.to < deliver.from) form.refuse('deliverTo', fieldMessages.order);
  return {
    recipient_name: form.text('recipientName', { max: 100 }),
    recipient_phone: form.text('recipientPhone', {
      max: 40,
      pattern: /^\d{3,15}$/,
      message: fieldMessages.phone,
    }),
    recipient_email: form.text('recipientEmail', {
      optional: true,
      max: 254,
      pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    }),
    recipient_address: form.text('recipientAddress', { max: 200 }),
    recipient_city: form.text('recipientCity', { max: 100 }),
    recipient_state: form.text('recipientState', { max: 100, optional: true }),
    recipient_postcode: form.text('recipientPostcode', { max: 20, pattern: /^[\w -]+$/ }),
    quantity: form.integer('quantity', { min: 1, max: 9_999 }),
    priority: form.oneOf('priority', ['NORMAL', 'RUSH'], { optional: true }),
    signature: form.flag('signature'),
    insured: form.flag('insured'),
    declared_value: form.money('declaredValue', { min: 0, max: 99_999.99, optional: true }),
    ship_by: form.time('shipBy', { optional: true }),
    deliver_from: deliver.from,
    deliver_to: deliver.to,
  };
}

async function readChoices(form: Form, lookups: Lookups): Promise<Values> {
  const account = await lookups.account('accountId', form.id('accountId'));
  const product = await lookups.product('sku', form.text('sku', { max: 64 }));
  const warehouse = await lookups.warehouse('warehouseCode', form.text('warehouseCode', { max: 40 }));
  const service = await lookups.service('carrierServiceCode', form.text('carrierServiceCode', { max: 40 }));
  const country = await lookups.country('recipientCountry', form.text('recipientCountry', { max: 2 }));
  const owner = await lookups.user('ownerId', form.id('ownerId', { optional: true }));
  const { before } = lookups;
  // The price of an order stays what the buyer has paid, unless it is for another product or number.
  const quantity = form.integer('quantity', { min: 1, max: 9_999 }) ?? 1;
  const isSame = before?.sku === product?.sku && before?.quantity === quantity;
  const amount = isSame ? before?.amount : Math.round(Number(product?.price ?? 0) * quantity * 100) / 100;
  return {
    account_id: account?.id,
    channel_zh: account?.title_zh,
    channel_en: account?.title_en,
    sku: product?.sku,
    title_zh: product?.title_zh,
    title_en: product?.title_en,
    amount,
    currency: isSame ? before?.currency : product?.currency,
    warehouse_code: warehouse?.code,
    carrier: service?.carrier_name,
    service: service?.carrier_service_name,
    carrier_service_code: service?.code,
    recipient_country: country?.code,
    owner_id: owner?.id ?? null,
  };
}

/** The labels of the form in the place of those before; a form without `labelIds` leaves them. */
async function saveLabels(tx: Db, id: number, call: Call): Promise<Changes> {
  if (!call.body.has('labelIds')) return {};
  const ids = new Form(call.request.body, call.lang).ids('labelIds', 50);
  const before = await labelsOf(tx, id);
  await tx.query('delete from order_labels where order_id = $1', [id]);
  await tx.query(
    `insert into order_labels (order_id, label_id) select $1, id from labels
     where organisation_id = $2 and id = any(string_to_array($3, ',')::bigint[])`,
    [id, call.organisation.id, ids.join(',')],
  );
  return differing(before, await labelsOf(tx, id));
}

async function labelsOf(tx: Db, id: number): Promise<Values> {
  const rows = await tx.query<{ id: number }>(
    'select label_id as id from order_labels where order_id = $1 order by label_id',
    [id],
  );
  return { labelIds: rows.map((row) => row.id).join(', ') };
}
