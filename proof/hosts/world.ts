import type { FakeServicesOptions } from '@oms/shell/testing';
import { smallWorld } from '@oms/tools/small-world';

/** As the small world, for a user with something in every popup. */
export const fullWorld: FakeServicesOptions = {
  ...smallWorld,
  user: { ...smallWorld.user, isSuper: true, role: 'SUPER' },
  organisations: [
    ...smallWorld.organisations,
    { id: '2', name: 'North', code: 'NORTH' },
    { id: '3', name: 'South', code: 'SOUTH' },
  ],
  notices: [
    {
      id: '92986',
      title: 'Stock is low',
      brief: 'Three products',
      content: 'Three products are low.',
      breaks: true,
      at: '2026-01-05T08:00:00Z',
    },
  ],
  search: { orders: [{ id: '7', code: 'ORD-7', title: 'SKU-7', quantity: 1, status: 'DRAFT' }] },
};
