import { cutText } from '@oms/shell';
import type { Db } from '../database/db';
import { first } from '../database/db';
import { invalid } from '../reply/failure';
import { type Input, idOf } from './input';
import { toWireRows } from './wire';

type Operator = 'EQ' | 'CN' | 'GT' | 'GE' | 'LE' | 'IN';

interface Field {
  /** The column, or several columns of which any may match. Constants of the code, never input. */
  readonly sql: string | readonly string[];
  readonly type?: keyof typeof casts;
  /** The condition holds for rows of another table: `exists (select … where …)`, whose `?` is the condition on `sql`. */
  readonly within?: string;
  /** The column is already in lower case. */
  readonly lower?: boolean;
  readonly ops: readonly Operator[];
}

export interface ListRule {
  /** Name in the query → column. */
  readonly sort: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, Field>>;
  readonly defaultSort?: string;
  readonly defaultDirection?: 'asc' | 'desc';
  readonly defaultRows?: number;
  /** The largest number of rows of a page, default 200. */
  readonly maxRows?: number;
}

/**
 * The parameters of a list that came as a JSON body: the search fields at the top level, as in a query, or in an object
 * under `search`.
 */
export function bodyQuery(body: unknown): Record<string, unknown> {
  const { search, ...rest } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  const nested = typeof search === 'object' && search !== null ? Object.entries(search) : [];
  const entries = [
    ...Object.entries(rest).map(([name, value]) => [
      name,
      name.startsWith('search[') ? asText(value) : value,
    ]),
    ...nested.map(([name, value]) => [`search[${name}]`, asText(value)]),
  ];
  return Object.fromEntries(entries);
}

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText).join(',');
  return typeof value === 'number' ? String(value) : value;
}

export interface ListSql {
  readonly select: string;
  readonly from: string;
  /** Conditions that always hold, over `params`. */
  readonly where: string;
  readonly params: readonly unknown[];
}

export interface ListReply {
  readonly content: Record<string, unknown>[];
  readonly totalElements: number;
  readonly totalPages: number;
  readonly page: number;
  readonly rows: number;
}

/** The largest number of values of one IN condition: the SKUs of a pasted list. */
const maxValues = 500;
const tooMany = {
  zh: `{field} 最多 ${maxValues} 个值`,
  en: `{field} takes ${maxValues} values at most`,
};

const comparison = { EQ: '=', GT: '>', GE: '>=', LE: '<=' } as const;
const casts = { text: 'text', id: 'bigint', number: 'numeric', time: 'timestamptz' } as const;

/** Reads one page of a list and checks the query's parameters for paging, sorting and searching against the rule. */
export async function findByPage(db: Db, query: Input, rule: ListRule, sql: ListSql): Promise<ListReply> {
  const page = query.integer('page', { min: 1, max: 1_000_000, fallback: 1 });
  const rows = query.integer('rows', { min: 1, max: rule.maxRows ?? 200, fallback: rule.defaultRows ?? 10 });
  const order = orderOf(query, rule);
  const params = [...sql.params];
  const where = [sql.where, ...conditions(query, rule, params)].join(' and ');
  const total = await first(
    db.query<{ n: number }>(`select count(*) as n from ${sql.from} where ${where}`, params),
  );
  const content = await db.query(
    `select ${sql.select} from ${sql.from} where ${where} order by ${order}
     limit $${params.length + 1} offset $${params.length + 2}`,
    [...params, rows, (page - 1) * rows],
  );
  const totalElements = total?.n ?? 0;
  const totalPages = Math.ceil(totalElements / rows);
  return { content: toWireRows(content), totalElements, totalPages, page, rows };
}

function orderOf(query: Input, { sort, defaultSort = 'id', defaultDirection = 'desc' }: ListRule): string {
  const field = query.oneOf('sidx', Object.keys(sort), defaultSort);
  const direction = query.oneOf('sord', ['asc', 'desc'], defaultDirection);
  const id = sort.id && field !== 'id' ? `, ${sort.id} ${direction}` : '';
  return `${sort[field]} ${direction}${id}`;
}

/** Adds the values to `params` and returns the conditions. A field or operator that the rule lacks is refused. */
export function conditions(query: Input, rule: ListRule, params: unknown[]): string[] {
  const found: string[] = [];
  for (const name of query.names()) {
    if (!name.startsWith('search[') || !query.has(name)) continue;
    const [, operator, fieldName] = /^search\[([A-Z]{2})_(\w{1,40})\]$/.exec(name) ?? [];
    const known = fieldName !== undefined && Object.hasOwn(rule.search ?? {}, fieldName);
    const field = known ? rule.search?.[fieldName] : undefined;
    const op = field && operatorOf(field, operator);
    if (!field || !op) throw invalid(cutText(name, 80));
    const type = field.type ?? 'text';
    const values = op === 'IN' ? query.text(name, { max: 40_000 }).split(',') : [query.text(name)];
    if (values.length > maxValues) throw invalid(name, tooMany);
    params.push(
      op === 'IN'
        ? values.map((value) => checked(value, type, name)).join(',')
        : checked(values[0], type, name),
    );
    found.push(condition(field, op, `$${params.length}`, casts[type]));
  }
  return found;
}

/** What is searched for a part of a text may be asked for with whole texts, too: numbers that were pasted. */
function operatorOf({ ops }: Field, wanted: string | undefined): Operator | undefined {
  if (wanted === 'IN' && ops.includes('CN')) return 'IN';
  return ops.find((candidate) => candidate === wanted);
}

function condition(field: Field, op: Operator, param: string, cast: string): string {
  const columns = typeof field.sql === 'string' ? [field.sql] : field.sql;
  const each = columns.map((name) => {
    // strpos instead of like: no character of the input has a special meaning in it.
    if (op === 'CN') {
      return `strpos(${field.lower ? name : `lower(${name})`}, lower(${param}::text)) > 0`;
    }
    // In either case, as the search for a part.
    if (op === 'IN' && field.ops.includes('CN')) {
      return `lower(${name}) = any(string_to_array(lower(${param}::text), ','))`;
    }
    if (op === 'IN') return `${name} = any(string_to_array(${param}::text, ',')::${cast}[])`;
    return `${name} ${comparison[op]} ${param}::${cast}`;
  });
  const any = `(${each.join(' or ')})`;
  return field.within ? field.within.replace('?', () => any) : any;
}

function checked(value: string | undefined, type: keyof typeof casts, name: string): string {
  if (value === undefined) throw invalid(name);
  if (type === 'id') return String(idOf(value, name));
  if (type === 'text') return value;
  if (type === 'number') {
    if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(value)) throw invalid(name);
    return value;
  }
  const isTime = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(value);
  const time = isTime
    ? new Date(/Z|[+-]\d\d:?\d\d$/.test(value.slice(10)) ? value : withZone(value))
    : undefined;
  if (!time || Number.isNaN(time.getTime())) throw invalid(name);
  return time.toISOString();
}

/** A time without a zone is UTC. */
function withZone(value: string): string {
  return value.length === 10 ? `${value}T00:00:00Z` : `${value.replace(' ', 'T')}Z`;
}
