import { replyTo } from '../../../scripts/sizes/replies';

const user = (JSON.parse(replyTo('/api/v1/My/getUserInfo')) as { data: Record<string, unknown> }).data;

const organisations = ['North', 'South'].map((name, at) => ({
  id: String(at + 2),
  name,
  code: name.toUpperCase(),
  hostId: '1',
  roleLabel: 'CLIENT',
  logoUrl: null,
}));

const AT = '2026-01-05 08:00:00';
const notice = {
  id: '92986',
  type: '2',
  title: 'Stock is low',
  brief: 'Three products',
  notifyReceiveAt: AT,
  createdAt: AT,
  notifyReadStatus: 0,
};

const order = { id: '7', orderNo: 'ORD-7', sku: 'SKU-7', quantity: 1, status: 'DRAFT' };

const replies: readonly [path: string, data: unknown][] = [
  ['/api/v1/My/getUserInfo', { ...user, isSuper: 1, roleLabel: 'SUPER' }],
  ['/api/v1/Organization/', { content: organisations, totalElements: 2 }],
  [
    '/api/v1/BizNotify/stats',
    { stats: { 2: { remains: 1, last: { id: notice.id, at: AT, title: notice.title, read: false } } } },
  ],
  ['/api/v1/BizNotify/recent', { list: { data: { 2: [notice] } } }],
  ['/api/v1/BizNotify/loadData', { entity: { ...notice, content: 'Three products are low.', format: 1 } }],
  ['/api/v2/B2cOrder/gsmod', { items: [order], total: 1 }],
];

/** As `replyTo`, for a user with something in every popup. */
export function fullReplyTo(path: string): string {
  const data = replies.find(([prefix]) => path.startsWith(prefix))?.[1];
  return data === undefined
    ? replyTo(path)
    : JSON.stringify({ code: 200, message: 'OK', data, requestId: '1' });
}
