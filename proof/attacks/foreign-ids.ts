import type { Route } from '@oms/demo/server/http/service';
import type { Sent } from './calls';
import type { World } from './worlds';

/** A call without its method and token. */
export type Try = Pick<Sent, 'path' | 'query' | 'body'>;

/** The table of what a call is about, and the name of such records on the wire. */
const ABOUT: readonly (readonly [path: RegExp, table: string, recordType?: string])[] = [
  [/\/(productManage|Product)\//, 'products', 'product'],
  [/\/po\//, 'purchase_orders', 'purchase'],
  [/\/Stock\//, 'stock', 'stock'],
  [/\/SaleReturn\//, 'sale_returns', 'return'],
  [/\/Account\//, 'accounts', 'channel'],
  [/\/productLine\//i, 'product_lines', 'productLine'],
  [/\/SkuMatch\//, 'sku_matches', 'skuMatch'],
  [/\/WarehouseAccount\//, 'warehouse_accounts', 'warehouseAccount'],
  [/\/DeliverRule\//, 'delivery_rules', 'deliverRule'],
  [/\/outbound\//, 'outbound_orders', 'outbound'],
  [/\/BizLabel\//, 'labels'],
  [/\/TaskCenter\//, 'tasks'],
  [/\/ReportTask\//, 'report_tasks'],
  [/\/UcRemindTemplate\//, 'remind_templates'],
  [/\/UcRemindRule\//, 'remind_rules'],
  [/\/BizNotify\//, 'notices'],
  [/\/bill\//, 'bills'],
  [/\/BizAttach\/del|\/files\//, 'files'],
  [/\/User\/|\/actas/, 'users'],
  [/\/Organization\/|\/Context\//, 'organisations'],
];

interface About {
  readonly id: string;
  readonly ids: readonly string[];
  readonly recordType: string;
}

/** The records of a world that a call would be about. */
export function ofRoute({ url }: Route, world: World, session: string): About {
  if (url.endsWith('/endSession')) return { id: session, ids: [session], recordType: 'order' };
  const [, table = 'orders', recordType = 'order'] = ABOUT.find(([path]) => path.test(url)) ?? [];
  const ids = world.ids[table] ?? [];
  return { id: ids[0] ?? world.id, ids, recordType };
}

/** Everything by which a call may name what belongs to somebody. Services read of it what they know. */
function namesOf(about: About, { id: organisation, ids }: World): Record<string, unknown> {
  const one = (table: string) => ids[table]?.[0];
  return {
    ...{ id: about.id, ids: about.ids, recordId: about.id, recordType: about.recordType },
    ...{ orderId: one('orders'), accountId: one('accounts'), productId: one('products') },
    ...{
      productLineId: one('product_lines'),
      lineId: one('product_lines'),
      templateId: one('remind_templates'),
    },
    ...{ labelIds: ids.labels, userId: one('users'), ownerId: one('users'), userIds: ids.users?.join(',') },
    ...{
      managerId: one('users'),
      taskId: one('tasks'),
      fileId: one('files'),
      purchaseId: one('purchase_orders'),
    },
    ...{ orgId: organisation, organisationId: organisation, organizationId: organisation, oid: organisation },
    ...{
      customerId: organisation,
      clientOrgId: organisation,
      warehouseOrgId: organisation,
      hostId: organisation,
    },
  };
}

/** Valid values for the other fields of a form or an action, so that only the check of the owner can refuse it. */
const REST = {
  ...{ remark: 'written by the proof', reason: 'the proof', status: '1', active: 0, all: false },
  ...{ labelName: 'proof', labelColour: 'red', flag: 'CLIENT', module: 'order', type: '2', orderType: '400' },
  ...{ optionName: 'hide_intro', optionValue: '1', entries: [], menuIds: [] },
};

/** A call as the owner of the records would make it, in the ways in which it can name them. */
export function triesOf(
  route: Route,
  world: World,
  session: string,
  row: Readonly<Record<string, unknown>>,
  quick: boolean,
): Try[] {
  const about = ofRoute(route, world, session);
  const names = namesOf(about, world);
  const path = route.url.replace(':provider', 'workplace').replace(/:\w+/g, encodeURIComponent(about.id));
  const asText = Object.fromEntries(
    Object.entries({ ...REST, ...names })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  if (route.method !== 'POST') {
    const query = { ...asText, page: '1', rows: '5' };
    const searched = { id: about.id, 'search[EQ_id]': about.id, rows: '5' };
    return quick
      ? [{ path, query }]
      : [
          { path, query },
          { path, query: searched },
          { path, query: {} },
        ];
  }
  const { id, ids } = about;
  const { organisationId, orgId } = names;
  const form = { ...REST, ...names, ...row, id, ids, organisationId, orgId, remark: REST.remark };
  const every = { all: true, reason: 'the proof', search: { EQ_orgId: world.id }, page: 1, rows: 5 };
  const own = { path, body: form, query: {} };
  return quick
    ? [own]
    : [
        own,
        { path, body: { id, ids, reason: 'the proof' }, query: asText },
        { path, body: every, query: {} },
      ];
}
