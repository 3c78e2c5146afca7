import type { Bilingual } from '../../support/lang';

/** A fact of an event that a template may name, as `{orderNo}`. */
export interface Placeholder {
  readonly name: string;
  readonly title: Bilingual;
  /** Stands for it in a preview. */
  readonly sample: Bilingual;
}

const same = (text: string): Bilingual => ({ zh: text, en: text });

const organisation: Placeholder = {
  name: 'organisation',
  title: { zh: '组织', en: 'Organisation' },
  sample: { zh: '越洋优品（深圳）贸易有限公司', en: 'Oceanway Select' },
};

const orderFacts: readonly Placeholder[] = [
  { name: 'orderNo', title: { zh: '订单号', en: 'Order number' }, sample: same('SO2611200042') },
  { name: 'channel', title: { zh: '渠道', en: 'Channel' }, sample: { zh: '亚马逊美国站', en: 'Amazon US' } },
  { name: 'sku', title: same('SKU'), sample: same('HY-2206-BK') },
  { name: 'quantity', title: { zh: '数量', en: 'Quantity' }, sample: same('2') },
  { name: 'recipient', title: { zh: '收件人', en: 'Recipient' }, sample: same('Grace Miller') },
  { name: 'city', title: { zh: '收件城市', en: 'City' }, sample: same('Portland') },
  { name: 'warehouse', title: { zh: '仓库', en: 'Warehouse' }, sample: same('LA1') },
  organisation,
];

/** The events that the database writes down (migration 013), by the label of their type, with what they tell. */
export const eventKinds: Readonly<Record<string, readonly Placeholder[]>> = {
  'order.address': orderFacts,
  'order.cancelled': orderFacts,
  'task.failed': [
    { name: 'taskNo', title: { zh: '任务编号', en: 'Task number' }, sample: same('TK20261120-0017') },
    { name: 'task', title: { zh: '任务名称', en: 'Task' }, sample: { zh: '导出订单', en: 'Export orders' } },
    {
      name: 'error',
      title: { zh: '错误信息', en: 'Error' },
      sample: { zh: '第 3 行仓库编码不存在', en: 'Row 3 names an unknown warehouse' },
    },
    organisation,
  ],
};

export const eventLabels = Object.keys(eventKinds);

/** How often a text may name a fact that its event does not have: never. @returns the first unknown one */
export function unknownPlaceholder(text: string, label: string): string | undefined {
  const known = eventKinds[label]?.map(({ name }) => name) ?? [];
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).find((name) => !known.includes(name));
}
