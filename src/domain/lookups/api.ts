import type { Params, RequestClient } from '../../core/request/types';
import { USER_ROLES } from '../../core/session/types';
import type { ListPage } from '../../core/store/list';
import { cleanText } from '../../core/text/clean';
import { nameOf } from '../../core/text/name';
import { countOf, idOf, isRecord, textOf } from '../../page/json/json';
import type { ProductOption, ProductScope, UserOption } from './types';

const USERS = '/api/v1/User/findByPageOrIds';
const PRODUCTS: Readonly<Record<ProductScope, string>> = {
  standard: '/api/v1/Product/findByPage',
  management: '/api/v2/productManage/findByPage',
};
/** Rows of a page of what was searched. */
const ROWS = 20;
/** The most SKUs, and ids, that one call may ask for. */
export const MAX_VALUES = 500;

/** @param search further conditions */
export async function searchUsers(
  request: RequestClient,
  text: string,
  page: number,
  signal: AbortSignal,
  search: Params = {},
): Promise<ListPage<UserOption>> {
  const params = {
    page,
    rows: ROWS,
    sidx: 'id',
    sord: 'asc',
    'search[CN_name]': cleanText(text) || null,
    ...search,
  };
  return (await request.get(USERS, params, { signal, read: pageOf(toUser) })).data;
}

/** The users of these ids; those that the service does not have are left out. */
export async function fetchUsers(
  request: RequestClient,
  ids: readonly string[],
): Promise<readonly UserOption[]> {
  const params: Params = { ids: ids.join(','), page: 1, rows: ids.length };
  return (await request.get(USERS, params, { read: pageOf(toUser) })).data.items;
}

export async function searchProducts(
  request: RequestClient,
  { scope, ending }: { scope: ProductScope; ending: string },
  text: string,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<ProductOption>> {
  const params = { page, rows: ROWS, 'search[CN_keyword]': cleanText(text) || null };
  const read = pageOf((row) => toProduct(row, ending));
  return (await request.get(PRODUCTS[scope], params, { service: 'boss', signal, read })).data;
}

/** The products of these SKUs, at most 500; those that the service does not have are left out. */
export async function fetchProducts(
  request: RequestClient,
  { scope, ending }: { scope: ProductScope; ending: string },
  skus: readonly string[],
  signal?: AbortSignal,
): Promise<readonly ProductOption[]> {
  const body = { page: 1, rows: skus.length, search: { IN_sku: skus } };
  const read = pageOf((row) => toProduct(row, ending));
  const options = { service: 'boss', safe: true, signal, read } as const;
  return (await request.post(PRODUCTS[scope], body, options)).data.items;
}

/** Reads a page of rows; those without an id are left out. */
const pageOf =
  <T>(toItem: (row: Readonly<Record<string, unknown>>) => T | null) =>
  (data: unknown): ListPage<T> | null => {
    if (!isRecord(data) || !Array.isArray(data.content)) return null;
    const items = data.content.filter(isRecord).map(toItem);
    return {
      items: items.filter((item): item is NonNullable<typeof item> => item !== null),
      total: countOf(data.totalElements) ?? items.length,
    };
  };

/** A user of a reply; null where the row has no id. */
export function toUser(row: Readonly<Record<string, unknown>>): UserOption | null {
  const id = idOf(row.id);
  if (id === null) return null;
  const email = textOf(row.email);
  return {
    id,
    name: nameOf(row.name, email, id),
    email,
    organisation: textOf(row.orgName),
    role: USER_ROLES.find((role) => role === row.roleLabel) ?? null,
  };
}

/** A product of a reply; null where the row has no id or no SKU. */
export function toProduct(row: Readonly<Record<string, unknown>>, ending: string): ProductOption | null {
  const id = idOf(row.id);
  const sku = idOf(row.erpSku) ?? idOf(row.sku);
  if (id === null || sku === null) return null;
  return {
    id,
    sku,
    skuCode: idOf(row.erpSkuCode) ?? '',
    name: nameOf(row[`name${ending}`], row.name, sku),
    temporary: row.isTemp === 1 || row.isTemp === '1' || row.isTemp === true,
  };
}
