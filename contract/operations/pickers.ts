import type { Operation } from '../shape/operation';
import { bit, count, described, id, listOf, pageOf, record, text } from '../shape/schema';
import { listQuery, ofWidget, page } from './shared';

/** Users and products to choose from. */
export const pickers: readonly Operation[] = [
  {
    name: 'users',
    method: 'GET',
    path: '/api/v1/User/findByPageOrIds',
    about: 'Users by name, or those of `ids`, joined by commas.',
    ...ofWidget('select of users'),
    query: { ...listQuery, 'search[CN_name]': { schema: text }, ids: { schema: text } },
    send: { query: page },
    data: pageOf(record({ id }, { name: text, email: text, orgName: text, roleLabel: text })),
  },
  ...['/api/v1/Product', '/api/v2/productManage'].flatMap((base): Operation[] => {
    const what = base.endsWith('Manage') ? 'ManagedProducts' : 'Products';
    const product = record(
      { id, erpSku: described(id, 'Or `sku`.') },
      { erpSkuCode: id, name: text, nameEn: text, isTemp: bit },
    );
    return [
      {
        name: `find${what}`,
        method: 'GET',
        path: `${base}/findByPage`,
        service: 'boss',
        about: 'Products by keyword.',
        ...ofWidget('select of products'),
        query: { ...listQuery, 'search[CN_keyword]': { schema: text } },
        send: { query: { page: 1, rows: 20 } },
        data: pageOf(product),
      },
      {
        name: `list${what}`,
        method: 'POST',
        path: `${base}/findByPage`,
        service: 'boss',
        changes: false,
        about: 'The products of these SKUs, at most 500.',
        ...ofWidget('select of products, SKU query'),
        body: record({ search: record({ IN_sku: listOf(text) }), page: count, rows: count }),
        send: { body: { page: 1, rows: 1, search: { IN_sku: ['A-100'] } } },
        data: pageOf(product),
      },
    ];
  }),
];
