/**
 * The replies of the services while a page is weighed: a signed-in user with a small menu, and empty lists for the rest.
 * Without a session an element would show its sign-in state and load less than it needs to be used.
 */
const user = {
  id: '1',
  name: 'User',
  email: 'user@example.test',
  phone: '',
  orgId: '1',
  isSuper: 0,
  roleLabel: 'CLADM',
  organization: {
    id: '1',
    name: 'Organisation',
    code: 'ORG',
    hostId: '1',
    roleLabel: 'CLIENT',
    logoUrl: null,
    userId: '1',
  },
};

const entry = {
  parentId: '0',
  langKey: null,
  scope: '1',
  menuType: 'YES',
  iconClass: 'icon-home',
  props: null,
};

const menus = [
  {
    ...entry,
    id: '10',
    title: 'Group',
    url: null,
    globalCatelogId: '1',
    moduleId: '1',
    labelId: 'a',
    depth: 1,
    sortIndex: 1,
  },
  {
    ...entry,
    id: '11',
    parentId: '10',
    title: 'Entry',
    url: '/home',
    globalCatelogId: '1',
    moduleId: '1',
    labelId: 'b',
    depth: 2,
    sortIndex: 1,
  },
];

const replies: readonly [path: string, data: unknown][] = [
  ['/auth/jwt/authorize', { token: 'token', expiresIn: 3600, userId: '1' }],
  ['/api/v1/My/getUserInfo', user],
  [
    '/api/v1/Context/baseData?noVerify',
    {
      globalcatelogs: [{ id: '1', title: 'Home', langKey: null, iconClass: 'icon-home', sortIndex: 1 }],
      systems: [{ id: '1000010', url: 'http://localhost', title: 'Console', label: 'console' }],
      bizeventtypes: [],
    },
  ],
  ['/api/v1/Context/baseData', { menus, labels: ['a', 'b'] }],
  ['/api/v1/UcUserFavMenu/findAll', []],
  ['/api/v1/My/getUserOptionByName', { optionName: 'hide_intro', optionValue: '1' }],
  ['/api/v1/BizNotify/stats', { stats: {} }],
  ['/api/v1/BizNotify/recent', { list: { data: {} } }],
  ['/api/v1/BizAnnouncement/stats', { stats: { lastId: null, marked: 1, remains: 0 } }],
  ['/api/v1/BizAnnouncement/recent', { list: [] }],
  ['/api/v1/TaskCenter/findList', []],
];

const emptyList = { content: [], totalElements: 0, totalPages: 0, page: 1, rows: 20, items: [], total: 0 };

/** The reply for a path with its query. */
export function replyTo(path: string): string {
  const data = replies.find(([prefix]) => path.startsWith(prefix))?.[1] ?? emptyList;
  return JSON.stringify({ code: 200, message: 'OK', data, requestId: '1' });
}
