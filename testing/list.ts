import type { Answer, FakeCall } from '../src/core/fixtures/answers';
import { pageOf } from '../src/core/fixtures/pages';
import { idOf } from '../src/core/json/json';

type Row = Readonly<Record<string, unknown>>;

/**
 * Answers a list as the services do: a page of the rows that match the call's filters, in its order.
 * Filters are `search[EQ_field]`, `NE`, `CN` (contains), `IN` (one of, with commas), `GE`, `GT`, `LE` and `LT`.
 * @param rows or a function that gives them at each call
 * @example
 * fakeServices({ replies: { 'GET /api/v2/B2cOrder/findByPage': list([{ id: '1', orderNo: 'SO-1' }]) } });
 */
export function list(rows: readonly Row[] | (() => readonly Row[])): Answer {
  return (call) => {
    const all = typeof rows === 'function' ? rows() : rows;
    const conditions = conditionsOf(call);
    const found = all.filter((row) => conditions.every((fits) => fits(row)));
    return pageOf(sorted(found, call.params), call);
  };
}

type Test = (value: string, wanted: string) => boolean;

const TESTS: Readonly<Record<string, Test>> = {
  EQ: (value, wanted) => value === wanted,
  NE: (value, wanted) => value !== wanted,
  CN: (value, wanted) => value.toLowerCase().includes(wanted.toLowerCase()),
  IN: (value, wanted) => wanted.split(',').includes(value),
  GE: (value, wanted) => compare(value, wanted) >= 0,
  GT: (value, wanted) => compare(value, wanted) > 0,
  LE: (value, wanted) => compare(value, wanted) <= 0,
  LT: (value, wanted) => compare(value, wanted) < 0,
};

function conditionsOf({ params }: Pick<FakeCall, 'params'>): ((row: Row) => boolean)[] {
  return [...params].flatMap(([name, wanted]) => {
    const [, operator = '', field = ''] = /^search\[([A-Z]+)_(.+)\]$/.exec(name) ?? [];
    const test = TESTS[operator];
    return test && wanted !== '' ? [(row: Row) => test(String(row[field] ?? ''), wanted)] : [];
  });
}

function sorted(rows: readonly Row[], params: URLSearchParams): readonly Row[] {
  const field = params.get('sidx');
  if (!field) return rows;
  const sign = params.get('sord') === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(textOf(a[field]), textOf(b[field])));
}

const textOf = (value: unknown): string => idOf(value) ?? '';

/** Figures by their size, also where they are longer than a number is exact; anything else by its letters. */
function compare(a: string, b: string): number {
  if (/^-?\d+$/.test(a) && /^-?\d+$/.test(b)) {
    const difference = BigInt(a) - BigInt(b);
    return difference < 0n ? -1 : Number(difference > 0n);
  }
  const [left, right] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && Number.isFinite(left) && Number.isFinite(right)) return left - right;
  return a < b ? -1 : Number(a > b);
}
