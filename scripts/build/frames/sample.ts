/**
 * What the elements show when their frames are made: names in double underscores, each of which stands for the data of a page. Groups and
 * entries of three levels, of which one is the current page.
 */
export const HERE = 'http://console.test/__url__/current';

const group = (id: string, parentId: string) => entry(id, parentId, null);

const entry = (id: string, parentId: string, url: string | null, moduleId = 'm1') => ({
  id,
  parentId,
  title: '__title__',
  menuType: 'YES',
  scope: '1',
  globalCatelogId: moduleId,
  url,
});

export const base = {
  globalcatelogs: ['m1', 'm2'].map((id, at) => ({
    id,
    title: '__module__',
    iconClass: 'home',
    sortIndex: at,
  })),
  systems: [{ id: 'system', url: 'http://console.test', title: '__system__', label: '' }],
  bizeventtypes: [],
};

export const menu = {
  menus: [
    group('g1', '0'),
    group('g2', 'g1'),
    entry('e3', 'g2', '/__url__/current'),
    entry('e3b', 'g2', '/__url__/e3b'),
    group('g3', 'g2'),
    entry('e4', 'g3', '/__url__/e4'),
    entry('e2', 'g1', '/__url__/e2'),
    entry('e1', '0', '/__url__/e1'),
    entry('other', '0', '/__url__/other', 'm2'),
  ],
  labels: [],
};

export const user = {
  id: 'u',
  name: '__user__',
  orgId: 'o',
  organization: { id: 'o', name: '__organisation__', code: '__code__' },
};

/** The number that stands for how much is unread. */
export const UNREAD = 86;

export const counts = { stats: { 2: { remains: UNREAD } } };
