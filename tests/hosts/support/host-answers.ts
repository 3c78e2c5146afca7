import { replyTo } from '../../../scripts/sizes/replies';

const entry = {
  parentId: '10',
  langKey: null,
  scope: '1',
  menuType: 'YES',
  iconClass: 'icon-home',
  props: null,
  depth: 2,
};
const place = { globalCatelogId: '1', moduleId: '1' };

const menus = [
  {
    ...entry,
    ...place,
    id: '10',
    parentId: '0',
    title: 'Orders',
    url: null,
    labelId: 'a',
    depth: 1,
    sortIndex: 1,
  },
  { ...entry, ...place, id: '11', title: 'Order list', url: '/orders', labelId: 'b', sortIndex: 1 },
  { ...entry, ...place, id: '12', title: 'Returns', url: '/returns', labelId: 'c', sortIndex: 2 },
];

const organisation = (id: string, name: string) => ({
  id,
  name,
  code: name.slice(0, 3).toUpperCase(),
  logoUrl: null,
  status: 1,
});

const more: readonly [path: string, data: unknown][] = [
  ['/api/v1/Context/baseData?contextId', { menus, labels: ['a', 'b', 'c'] }],
  [
    '/api/v1/BizNotify/stats',
    { stats: { 2: { remains: 3, lastId: null }, 3: { remains: 2, lastId: null } } },
  ],
];

/** Replies of services for a page on which much is pressed: two menu entries, five notices, two organisations. */
export function answer(path: string): string {
  const found = more.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (found) return JSON.stringify({ code: 200, message: 'OK', data: found, requestId: '1' });
  if (path.startsWith('/api/v1/Organization/findByPage')) {
    const content = [organisation('7', 'Harbour'), organisation('8', 'Meadow')];
    const data = { content, totalElements: 2, totalPages: 1, page: 1, rows: 20 };
    return JSON.stringify({ code: 200, message: 'OK', data, requestId: '1' });
  }
  return replyTo(path);
}
