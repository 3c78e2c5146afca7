import type { RequestClient } from '../../core/request/types';
import { nameOf } from '../../core/text/name';
import { momentOf, readTime } from '../../core/time/read-time';
import { idOf, isRecord, textOf } from '../../page/json/json';
import { readJson } from '../../page/json/read-json';

export interface LogEntry {
  id: string;
  /** ISO 8601; empty where the service does not say. */
  createdAt: string;
  createdName: string;
  /** Name of the person who acted as `createdName`; empty where nobody did. */
  actedName: string;
  remark: string;
  /** Code of the action; null where the service has words alone. */
  action: number | null;
  /** The service's own words for the action. */
  words: string;
  /** Null where the service does not say. */
  done: boolean | null;
  /** What was done to: any JSON, or a text; null where there is none. */
  data: unknown;
}

const SERVICE = 'boss';
const ROWS = 200;

/** The log of a record, the newest entry first. */
export async function fetchLog(
  request: RequestClient,
  path: string,
  { recordType, recordId }: { recordType: string; recordId: string },
  signal: AbortSignal,
): Promise<LogEntry[]> {
  const params = { recordType, recordId, page: 1, rows: ROWS };
  return (await request.get(path, params, { service: SERVICE, signal, read: toLog })).data;
}

/** The log of a reply, the newest entry first; null where it is none. */
export function toLog(data: unknown, zone?: string): LogEntry[] | null {
  const rows = isRecord(data) ? data.content : data;
  if (!Array.isArray(rows)) return null;
  return rows
    .map((row, at) => toEntry(row, at, zone))
    .filter((entry) => entry !== null)
    .sort((a, b) => timeOf(b) - timeOf(a));
}

const timeOf = ({ createdAt }: LogEntry): number => momentOf(createdAt) || 0;

function toEntry(wire: unknown, at: number, zone?: string): LogEntry | null {
  if (!isRecord(wire)) return null;
  const kind = wire.opAction ?? wire.operateType;
  const action = Number(kind);
  const known = (typeof kind === 'number' || textOf(kind).trim() !== '') && Number.isInteger(action);
  const { opData = null } = wire;
  return {
    id: idOf(wire.id) ?? `${at}`,
    createdAt: readTime(wire.createdAt, zone),
    createdName: nameOf(wire.createdName),
    actedName: nameOf(wire.actedName),
    remark: textOf(wire.opRemark),
    action: known ? action : null,
    words: known ? '' : nameOf(kind, wire.operateType),
    done: resultOf(wire.opResult),
    data: opData === '' ? null : parsed(opData),
  };
}

function resultOf(value: unknown): boolean | null {
  if (value === 1 || value === '1' || value === true) return true;
  return value === 0 || value === '0' || value === false ? false : null;
}

/** Some services send JSON as a text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return readJson(value);
  } catch {
    return value;
  }
}
