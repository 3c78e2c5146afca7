import type { FakeServicesOptions } from '../testing';

/**
 * The data of a page that is weighed: a signed-in user with a small menu, and nothing in the lists. Without a session
 * an element would show its sign-in state and load less than it needs to be used.
 */
export const smallWorld = {
  user: { id: '1', name: 'User', email: 'user@example.test', phone: '', orgId: '1' },
  organisations: [{ id: '1', name: 'Organisation', code: 'ORG' }],
  systems: [{ id: '1000010', url: 'http://localhost', title: 'Console', label: 'console' }],
  menu: [
    {
      id: '1',
      title: 'Home',
      icon: 'icon-home',
      entries: [
        {
          id: '10',
          title: 'Group',
          icon: 'icon-home',
          permission: 'a',
          entries: [{ id: '11', title: 'Entry', icon: 'icon-home', url: '/home', permission: 'b' }],
        },
      ],
    },
  ],
  notices: [],
  announcements: [],
  tasks: [],
  reports: [],
  favourites: [],
  references: {},
  search: {},
  people: [],
  products: [],
  labels: [],
  operationLog: [],
} satisfies FakeServicesOptions;
