import type { Params } from '../../core/request/types';
import { FILTERS, type FilterMeaning, type FilterType, ONE_TEXT } from './filter-types';
import { PAGE_SIZES, readPage, readRows } from './page-sizes';

/** Chosen values by the key of their filter. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export interface Sort {
  /** A field of the service. */
  field: string;
  descending: boolean;
}

/** What a table shows: as the address of a page keeps it, and as the service is asked for it. */
export interface TableQuery {
  /** 1-based. */
  page: number;
  rows: number;
  sort: Sort;
  values: FilterValues;
}

/** How the values of a filter become conditions of the service. */
export interface FilterRule {
  /** Its name in the address; not `page`, `rows`, `sort` or `view`, which the table has itself. */
  key: string;
  /**
   * `text` contains, or is one of several that were pasted; `options` is one of several, `dates` from a day to a day,
   * both included, `times` the moments of such days. Default `options`.
   */
  type?: FilterType | undefined;
  /** One value at most. Default several. */
  single?: boolean | undefined;
  /** The values that there are, of the type `options`; others of an address count as not given. Without any all are taken. */
  options?: readonly { readonly value: string }[] | undefined;
  /** The field of the service; default the key. */
  field?: string | undefined;
  /** Other conditions than those of the type, such as `{ 'search[GE_amount]': '100' }`. */
  search?: ((values: readonly string[]) => Params) | undefined;
}

/** Whether a filter takes a list of texts. What conditions of its own make of several is not known. */
export const takesTexts = ({ type, single = false, search }: FilterRule): boolean =>
  type === 'text' && !single && search === undefined;

const meaningOf = (rule: FilterRule): FilterMeaning =>
  rule.type === 'text' && !takesTexts(rule) ? ONE_TEXT : FILTERS[rule.type ?? 'options'];

/** Newest first (docs/behaviour.md#table). */
export const BY_ID: Sort = { field: 'id', descending: true };

/** Anybody may have written an address: what cannot be read counts as not given. */
export function readQuery(
  address: URLSearchParams,
  rules: readonly FilterRule[],
  sortable: ReadonlySet<string>,
  first: Sort = BY_ID,
): TableQuery {
  const values: Record<string, readonly string[]> = {};
  for (const rule of rules) {
    const raw = (address.get(rule.key) ?? '').trim();
    const known = new Set(rule.options?.map(({ value }) => value));
    const read = meaningOf(rule)
      .read(raw)
      .filter((value) => known.size === 0 || known.has(value));
    if (read.length > 0) values[rule.key] = read;
  }
  return {
    page: readPage(address.get('page')),
    rows: readRows(address.get('rows')),
    sort: readSort(address.get('sort') ?? '', sortable, first),
    values,
  };
}

function readSort(raw: string, sortable: ReadonlySet<string>, first: Sort): Sort {
  const descending = raw.startsWith('-');
  const field = descending ? raw.slice(1) : raw;
  return sortable.has(field) ? { field, descending } : first;
}

/** Writes what differs from the default into the address; what other parts of the page keep there stays. */
export function writeQuery(
  before: URLSearchParams,
  query: TableQuery,
  rules: readonly FilterRule[],
  first: Sort = BY_ID,
): URLSearchParams {
  const after = new URLSearchParams(before);
  const put = (name: string, value: string) => {
    if (value === '') after.delete(name);
    else after.set(name, value);
  };
  for (const rule of rules) put(rule.key, (query.values[rule.key] ?? []).join(meaningOf(rule).between));
  const { field, descending } = query.sort;
  put('sort', sameSort(query.sort, first) ? '' : `${descending ? '-' : ''}${field}`);
  put('rows', query.rows === PAGE_SIZES[0] ? '' : String(query.rows));
  put('page', query.page === 1 ? '' : String(query.page));
  return after;
}

/** The query of a view: the rows of its page are its own, also where they are the default. */
export const withRows = (query: string, rows: number): string => {
  const params = new URLSearchParams(query);
  params.set('rows', String(rows));
  params.sort();
  return params.toString();
};

export const sameSort = (one: Sort, other: Sort): boolean =>
  one.field === other.field && one.descending === other.descending;

/** The conditions by name, without `search[…]`, as bulk actions and exports send them. Filters without a value are left out. */
export function conditionsOf(rules: readonly FilterRule[], values: FilterValues): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of rules) {
    const chosen = values[rule.key] ?? [];
    if (chosen.length === 0) continue;
    for (const [name, value] of Object.entries(searchOf(rule, chosen)))
      if (value !== null && value !== undefined && value !== '')
        found[/^search\[(.+)\]$/.exec(name)?.[1] ?? name] = String(value);
  }
  return found;
}

function searchOf(rule: FilterRule, values: readonly string[]): Params {
  const { key, field = key, search } = rule;
  return search ? search(values) : meaningOf(rule).conditions(field, values);
}

/** The parameters of the call for a page of rows. */
export function paramsOf(
  { page, rows, sort }: TableQuery,
  conditions: Readonly<Record<string, string>>,
): Params {
  return {
    page,
    rows,
    sidx: sort.field,
    sord: sort.descending ? 'desc' : 'asc',
    ...searchParams(conditions),
  };
}

export const searchParams = (conditions: Readonly<Record<string, string>>): Params =>
  Object.fromEntries(Object.entries(conditions).map(([name, value]) => [`search[${name}]`, value]));
