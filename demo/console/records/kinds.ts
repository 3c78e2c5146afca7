import type { ServiceName } from '@oms/shell';
import type { TextKey } from '../texts';

/** A kind of business record: where the service has it, and the addresses of its pages. */
export interface RecordKind {
  /** `recordType` of the calls for logs and attachments. */
  readonly type:
    | 'order'
    | 'product'
    | 'purchase'
    | 'return'
    | 'outbound'
    | 'stock'
    | 'channel'
    | 'productLine'
    | 'skuMatch'
    | 'warehouseAccount'
    | 'deliverRule';
  readonly service: ServiceName;
  /** Before `/findByPage`, `/findById`, `/add`, `/update`, `/export` and the bulk actions. */
  readonly base: string;
  /** The field that people call a record by. */
  readonly number: string;
  /** Names one record, and the list of them. */
  readonly one: TextKey;
  readonly many: TextKey;
  readonly list: string;
  /** With `?id=`. For a kind that is read where it is changed, the same as `edit`. */
  readonly detail: string;
  /** False for a kind whose records have no page of their own. */
  readonly hasPage?: false;
  readonly edit?: string;
  readonly add?: string;
  /** Where its records come from, if not from here alone: the way on from an empty list. */
  readonly source?: { readonly path: string; readonly label: TextKey };
}

const CHANNEL_ADD = '/home/managechannel/channelbase/update/add';
const ORDERS = '/home/b2corder';
const PURCHASE_ADD = '/home/purchase/order/update/add';

const kind = <Kind extends RecordKind>(one: Kind): Kind => one;

export const ORDER = kind({
  type: 'order',
  service: 'orderApi',
  base: '/api/v2/deliverOrder',
  number: 'orderNo',
  one: 'order.one',
  many: 'order.many',
  list: ORDERS,
  // The address is spelled so in menus and bookmarks.
  detail: '/home/b2corder/upadte/query',
  edit: '/home/b2corder/upadte/edit',
  add: '/home/b2corder/upadte/add',
  source: { path: CHANNEL_ADD, label: 'channel.new' },
});

export const PRODUCT = kind({
  type: 'product',
  service: 'boss',
  base: '/api/v1/Product',
  number: 'erpSku',
  one: 'product.one',
  many: 'product.many',
  list: '/home/products/allproducts/list',
  detail: '/home/products/allproducts/update/query',
  edit: '/home/products/allproducts/update/edit',
  add: '/home/products/allproducts/update/add',
});

export const PURCHASE = kind({
  type: 'purchase',
  service: 'boss',
  base: '/api/v2/po',
  number: 'poNo',
  one: 'purchase.one',
  many: 'purchase.many',
  list: '/home/purchase/order/list',
  detail: '/home/purchase/order/update/query',
  edit: '/home/purchase/order/update/edit',
  add: PURCHASE_ADD,
});

export const RETURN = kind({
  type: 'return',
  service: 'boss',
  base: '/api/v1/SaleReturn',
  number: 'returnNo',
  one: 'return.one',
  many: 'return.many',
  list: '/home/returns/list',
  detail: '/home/returns/order/query',
  source: { path: ORDERS, label: 'order.see' },
});

export const OUTBOUND = kind({
  type: 'outbound',
  service: 'orderApi',
  base: '/api/v2/outbound',
  number: 'outboundNo',
  one: 'outbound.one',
  many: 'outbound.many',
  list: '/home/outbound/list',
  detail: '/home/outbound/update/query',
  source: { path: ORDERS, label: 'order.see' },
});

export const STOCK = kind({
  type: 'stock',
  service: 'boss',
  base: '/api/v1/Stock',
  number: 'sku',
  one: 'stock.one',
  many: 'stock.many',
  list: '/home/inventory/stock',
  detail: '/home/inventory/stock/detail',
  hasPage: false,
  source: { path: PURCHASE_ADD, label: 'purchase.new' },
});

export const CHANNEL = kind({
  type: 'channel',
  service: 'boss',
  base: '/api/v1/Account',
  number: 'title',
  one: 'channel.one',
  many: 'channel.many',
  list: '/home/managechannel/channelbase/list',
  detail: '/home/managechannel/channelbase/update/edit',
  edit: '/home/managechannel/channelbase/update/edit',
  add: CHANNEL_ADD,
});

export const PRODUCT_LINE = kind({
  type: 'productLine',
  service: 'boss',
  base: '/api/v1/ProductLine',
  number: 'flag',
  one: 'productLine.one',
  many: 'productLine.many',
  list: '/home/products/line/list',
  detail: '/home/products/line/update/edit',
  edit: '/home/products/line/update/edit',
  add: '/home/products/line/update/add',
});

export const SKU_MATCH = kind({
  type: 'skuMatch',
  service: 'boss',
  base: '/api/v1/SkuMatch',
  number: 'channelSku',
  one: 'skuMatch.one',
  many: 'skuMatch.many',
  list: '/home/dynamicerpsku',
  detail: '/home/dynamicerpsku',
  hasPage: false,
  source: { path: CHANNEL_ADD, label: 'channel.new' },
});

export const WAREHOUSE_ACCOUNT = kind({
  type: 'warehouseAccount',
  service: 'boss',
  base: '/api/v1/WarehouseAccount',
  number: 'account',
  one: 'warehouseAccount.one',
  many: 'warehouseAccount.many',
  list: '/home/warehouse/account/list',
  detail: '/home/warehouse/account/update/edit',
  edit: '/home/warehouse/account/update/edit',
  add: '/home/warehouse/account/update/add',
});

export const DELIVER_RULE = kind({
  type: 'deliverRule',
  service: 'boss',
  base: '/api/v1/DeliverRule',
  number: 'name',
  one: 'deliverRule.one',
  many: 'deliverRule.many',
  list: '/home/rules/warehouseDeliver',
  detail: '/home/rules/warehouseDeliver/update/edit',
  edit: '/home/rules/warehouseDeliver/update/edit',
  add: '/home/rules/warehouseDeliver/update/add',
});
