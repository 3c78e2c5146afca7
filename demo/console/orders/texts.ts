import type { Lang } from '@oms/shell/react';

const en = {
  /** By which dates and numbers are written. */
  locale: 'en-GB',
  title: 'B2C orders',
  detail: 'Order',
  search: 'Order number, SKU or tracking number',
  status: 'Status',
  allStatuses: 'All statuses',
  todayOnly: 'Today only',
  order: 'Order',
  channel: 'Channel',
  product: 'Product',
  quantity: 'Quantity',
  warehouse: 'Warehouse',
  created: 'Ordered',
  amount: 'Amount',
  recipient: 'Recipient',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  loading: 'Loading…',
  failed: 'The orders could not be loaded.',
  retry: 'Try again',
  none: 'No orders match.',
  gone: 'This order no longer exists.',
  total: '{n} in all',
  previous: 'Previous page',
  next: 'Next page',
  back: 'Back to the list',
  'status.REVIEW': 'To review',
  'status.ALLOCATE': 'To allocate',
  'status.PICKING': 'Picking',
  'status.DISPATCH': 'To dispatch',
  'status.DONE': 'Dispatched',
  'status.EXCEPTION': 'Exception',
};
const zh: typeof en = {
  locale: 'zh-CN',
  title: 'B2C 订单',
  detail: '订单',
  search: '订单号、SKU 或运单号',
  status: '状态',
  allStatuses: '全部状态',
  todayOnly: '仅看今日',
  order: '订单号',
  channel: '渠道',
  product: '商品',
  quantity: '数量',
  warehouse: '仓库',
  created: '下单时间',
  amount: '金额',
  recipient: '收件地',
  carrier: '物流服务',
  tracking: '运单号',
  loading: '加载中…',
  failed: '订单加载失败',
  retry: '重试',
  none: '没有符合条件的订单',
  gone: '订单已不存在',
  total: '共 {n} 条',
  previous: '上一页',
  next: '下一页',
  back: '返回列表',
  'status.REVIEW': '待审核',
  'status.ALLOCATE': '待配货',
  'status.PICKING': '拣货中',
  'status.DISPATCH': '待出库',
  'status.DONE': '已出库',
  'status.EXCEPTION': '异常',
};

export type Texts = typeof en;
const TEXTS = new Map<Lang, Texts>([
  ['en', en],
  ['zh-CN', zh],
]);
export const textsOf = (lang: Lang): Texts => TEXTS.get(lang) ?? zh;

export const STATUSES = ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'EXCEPTION'] as const;

/** The name of a status; one that this page does not know stays as the service sent it. */
export const statusName = (texts: Texts, status: string): string =>
  (texts as Readonly<Record<string, string>>)[`status.${status}`] ?? status;
