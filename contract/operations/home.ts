import type { Operation } from '../shape/operation';
import { anything, count, id, listOf, record, text, time } from '../shape/schema';
import { configured } from './endpoint';

const HOME = 'home';

/** Figures and places of home. */
export const home: readonly Operation[] = [
  {
    name: 'dashboard',
    method: 'GET',
    ...configured('dashboard'),
    service: 'boss',
    about: 'Figures of home and of the guide.',
    usedBy: HOME,
    without: 'The figures of home say that they could not be loaded.',
    data: record(
      {
        orders: record(
          {
            byStatus: listOf(record({}, { status: text, count, yesterday: count, days: listOf(count) })),
          },
          { total: count, yesterdayTotal: count },
        ),
        guide: record(
          {},
          {
            channels: count,
            productLines: count,
            products: count,
            unmatchedSkus: count,
            warehouses: count,
            rules: count,
          },
        ),
      },
      {
        asOf: time,
      },
    ),
  },
  {
    name: 'warehousesOfHome',
    method: 'GET',
    path: '/api/v1/OrganizationWarehouse/findAllByContextId',
    service: 'boss',
    about: 'The warehouses of the organisation, with their time zones.',
    usedBy: HOME,
    without: 'The local times are missing.',
    data: listOf(record({ id }, { title: text, code: text, timeZone: text, active: anything })),
  },
];
