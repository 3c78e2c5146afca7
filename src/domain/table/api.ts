import { type BulkOutcome, readBulkOutcome } from '../../core/request/bulk-outcome';
import type { Once } from '../../core/request/submission';
import type { Params, RequestClient } from '../../core/request/types';
import type { ListPage } from '../../core/store/list';
import { countOf, idOf, isRecord } from '../../page/json/json';
import type { SelectionBody } from './selection';
import type { Summary, TableRow, TableSource } from './types';

/** @throws {ShellError} `malformed` for a reply that is no page of rows */
export async function fetchRowsOf(
  request: RequestClient,
  { path, service, idField = 'id' }: TableSource,
  params: Params,
  signal: AbortSignal,
): Promise<ListPage<TableRow>> {
  const read = (data: unknown): ListPage<TableRow> | null => {
    if (!isRecord(data) || !Array.isArray(data.content)) return null;
    const items = data.content.filter(isRecord).flatMap((wire) => {
      const id = idOf(wire[idField]);
      return id === null ? [] : [{ id, wire }];
    });
    return { items, total: countOf(data.totalElements) ?? items.length };
  };
  return (await request.get(path, params, { service, signal, read })).data;
}

/** Sums of all rows that match, and how many there are of each value. @throws {ShellError} */
export async function fetchSummary(
  request: RequestClient,
  { counts = '', service }: TableSource,
  params: Params,
  signal: AbortSignal,
): Promise<Summary> {
  const read = (data: unknown): Summary | null => {
    if (!isRecord(data) || !isRecord(data.sums)) return null;
    const { sums, ...counted } = data;
    return { sums: { ...numbersOf(sums), ...tablesOf(sums) }, counts: tablesOf(counted) };
  };
  return (await request.get(counts, params, { service, signal, read })).data;
}

const numbersOf = (record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );

const tablesOf = (record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      isRecord(value) ? [[name, numbersOf(value)] as const] : [],
    ),
  );

/**
 * Runs an action on the selected rows, or exports them.
 * @throws {ShellError}
 */
export async function runBulk(
  request: RequestClient,
  { path, service }: Pick<TableSource, 'path' | 'service'>,
  body: SelectionBody & Readonly<Record<string, unknown>>,
  once: Once,
): Promise<BulkOutcome & { message: string }> {
  const { data, message } = await request.post(path, body, {
    ...once,
    service,
    read: readBulkOutcome,
  });
  return { ...data, message };
}
