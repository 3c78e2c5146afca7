import type { FakeServicesOptions } from '../testing';
import { smallWorld } from './small-world';

const unread = (type: '2' | '3', count: number) =>
  Array.from({ length: count }, (_, at) => ({ type, title: `Message ${type}-${at + 1}` }));

const EMPTY = { content: [], totalElements: 0 };

/** A page on which much is pressed: two menu entries, five notices, two organisations. */
export const pressedWorld: FakeServicesOptions = {
  ...smallWorld,
  organisations: [
    ...smallWorld.organisations,
    { id: '7', name: 'Harbour', code: 'HAR' },
    { id: '8', name: 'Meadow', code: 'MEA' },
  ],
  menu: [
    {
      id: '1',
      title: 'Home',
      icon: 'icon-home',
      entries: [
        {
          id: '10',
          title: 'Orders',
          icon: 'icon-home',
          permission: 'a',
          entries: [
            { id: '11', title: 'Order list', icon: 'icon-home', url: '/orders', permission: 'b' },
            { id: '12', title: 'Returns', icon: 'icon-home', url: '/returns', permission: 'c' },
          ],
        },
      ],
    },
  ],
  notices: [...unread('2', 3), ...unread('3', 2)],
  replies: { 'POST /api/v1/Order/save': EMPTY, 'GET /api/v1/Order/find': EMPTY },
};
