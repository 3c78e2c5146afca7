import { countOf, idOf, isRecord, textOf } from '../../page/json/json';
import type { ShellError } from '../errors';

/** The result of an action on several records. */
export interface BulkOutcome {
  total: number;
  done: number;
  /** Records that the service has refused, with its reason. */
  failed: readonly { no: string; reason: string }[];
  /** The service goes on in the background, as this task. */
  taskNo: string | null;
}

/** Reads it of a reply; null for what is none. */
export function readBulkOutcome(data: unknown): BulkOutcome | null {
  if (!isRecord(data)) return null;
  const { total, done, failed, task } = data;
  return {
    total: countOf(total) ?? 0,
    done: countOf(done) ?? 0,
    failed: (Array.isArray(failed) ? failed : [])
      .filter(isRecord)
      .map(({ id, no, reason }) => ({ no: idOf(no) ?? idOf(id) ?? '', reason: textOf(reason) })),
    taskNo: isRecord(task) ? (idOf(task.taskNo) ?? idOf(task.id)) : null,
  };
}

/** The number of records that match now, where the service refuses an action because another number was confirmed; else null. */
export function matchesNow({ code, body }: ShellError): number | null {
  const data = code === '10047' && isRecord(body) ? body.data : null;
  return isRecord(data) ? countOf(data.total) : null;
}
