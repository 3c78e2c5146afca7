import { idOf, isRecord } from '../../core/json/json';
import { type BulkOutcome, readBulkOutcome } from '../../core/request/bulk-outcome';
import type { Params, RequestClient } from '../../core/request/types';
import type { ListPage } from '../../core/store/list';
import type { SelectionBody } from './selection';
import type { Sums, TableRow, TableSource } from './types';

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
    const total = Number(data.totalElements);
    return { items, total: Number.isInteger(total) && total >= 0 ? total : items.length };
  };
  return (await request.get(path, params, { service, signal, read })).data;
}

/** The sums of all rows that match. @throws {ShellError} */
export async function fetchSums(
  request: RequestClient,
  { counts = '', service }: TableSource,
  params: Params,
  signal: AbortSignal,
): Promise<Sums> {
  const read = (data: unknown): Sums | null =>
    isRecord(data) && isRecord(data.sums) ? toSums(data.sums) : null;
  return (await request.get(counts, params, { service, signal, read })).data;
}

function toSums(wire: Record<string, unknown>): Sums {
  const numbers = (record: Record<string, unknown>) =>
    Object.entries(record).filter((entry): entry is [string, number] => Number.isFinite(entry[1]));
  const byCurrency = Object.entries(wire).flatMap(([name, value]) =>
    isRecord(value) ? [[name, Object.fromEntries(numbers(value))] as const] : [],
  );
  return Object.fromEntries<Sums[string]>([...numbers(wire), ...byCurrency]);
}

/**
 * Runs an action on the selected rows, or exports them.
 * @param key the same for the retries of one press: the service acts once
 * @throws {ShellError}
 */
export async function runBulk(
  request: RequestClient,
  { path, service }: Pick<TableSource, 'path' | 'service'>,
  body: SelectionBody & Readonly<Record<string, unknown>>,
  key: string,
): Promise<BulkOutcome & { message: string }> {
  const { data, message } = await request.post(path, body, {
    service,
    idempotencyKey: key,
    read: readBulkOutcome,
  });
  return { ...data, message };
}
