import { idOf, isRecord } from '../../core/json/json';
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

/** What became of an action on several rows. */
export interface BulkOutcome {
  total: number;
  done: number;
  /** Rows that the service has refused, with its reason. */
  failed: readonly { no: string; reason: string }[];
  /** The service goes on in the background, as this task. */
  task: { id: string; taskNo: string } | null;
  /** The service's own words. */
  message: string;
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
): Promise<BulkOutcome> {
  const read = (data: unknown) => (isRecord(data) ? toOutcome(data) : null);
  const { data, message } = await request.post(path, body, { service, idempotencyKey: key, read });
  return { ...data, message };
}

function toOutcome(data: Record<string, unknown>): Omit<BulkOutcome, 'message'> {
  const task = isRecord(data.task) ? data.task : {};
  const id = idOf(task.id);
  const failed = Array.isArray(data.failed) ? data.failed.filter(isRecord) : [];
  return {
    total: Number(data.total) || 0,
    done: Number(data.done) || 0,
    failed: failed.map((row) => ({ no: idOf(row.no) ?? idOf(row.id) ?? '', reason: idOf(row.reason) ?? '' })),
    task: id === null ? null : { id, taskNo: idOf(task.taskNo) ?? id },
  };
}
