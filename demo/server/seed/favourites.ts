import type { Row, Table } from '../database/insert';
import { menuEntries } from './menus/menu';
import { clientAdminId, clientMemberId, serviceAdminId, serviceMemberId, superId } from './users';

const sellers = [
  'b2corder',
  'exception-orders',
  'label-printing',
  'outbound-orders',
  'stock-query',
  'transaction-flow',
  'return-orders',
  'freight-estimate',
];
const warehouses = [
  'outbound-orders',
  'pick-waves',
  'receiving',
  'dock-appointments',
  'stock-takes',
  'manifests',
];

const lists: readonly (readonly [user: number, keys: readonly string[]])[] = [
  [clientAdminId, sellers],
  [clientMemberId, sellers.slice(0, 4)],
  [serviceAdminId, warehouses],
  [serviceMemberId, warehouses.slice(0, 4)],
  [superId, ['tenants', 'audit-log', 'scheduled-jobs', 'interface-health']],
];

export function favouriteTable(): Table {
  const ids = new Map(menuEntries().map(({ key, id }) => [key, id]));
  return {
    name: 'favourites',
    rows: lists.flatMap(([user, keys]) =>
      keys.map((key, position): Row => ({ user_id: user, menu_id: ids.get(key), position: position + 1 })),
    ),
  };
}
