import { SOURCES } from '../../src/domain/search/api';
import type { Operation } from '../shape/operation';
import { count, described, id, listOf, record, type Schema, text, time } from '../shape/schema';

/** What the rows of a group have beside id, title and `also`. */
const SEARCHED: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  orders: { orderNo: text, sku: text, name: text, quantity: { type: 'number' }, status: text },
  products: { sku: text, name: text, available: { type: 'number' } },
  purchases: { poNo: text, sku: text, name: text, status: text },
  announcements: { updatedAt: time },
};

export const search: readonly Operation[] = Object.entries(SOURCES).map(([group, { path, service }]) => ({
  name: `search${group[0]?.toUpperCase()}${group.slice(1)}`,
  method: 'GET' as const,
  path,
  service,
  about: `Searches ${group}.`,
  usedBy: 'search of the top bar',
  without: 'The group says that it could not be searched; the menu is found.',
  query: {
    keyword: { schema: text, required: true as const },
    size: { schema: { type: 'integer' }, required: true as const },
  },
  send: { query: { keyword: 'A', size: 5 } },
  data: record(
    {
      items: listOf(
        record(
          { id },
          {
            title: text,
            also: described(text, 'What else was found, such as a remark.'),
            ...SEARCHED[group],
          },
        ),
      ),
    },
    { total: count },
  ),
})) satisfies Operation[];
