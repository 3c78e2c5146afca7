import type { RequestCore } from '../../core/request/client';
import type { RequestClient } from '../../core/request/types';
import { nameOf } from '../../core/text/name';
import { momentOf, readTime } from '../../core/time/read-time';
import { safeUrl } from '../../core/url';
import { countOf, idOf, isRecord, textOf } from '../../page/json/json';
import { TASK_STATUSES, type Task, type TaskDetail, type TaskStatus } from './types';

const LIST = '/api/v1/TaskCenter/findList';
const DETAIL = '/api/v1/TaskCenter/findById';
const LINES = '/api/v1/ProductLine/findAllByContextId';
const SERVICE = 'boss';
/** More than any place shows, so that those at work are counted. */
const ROWS = 20;
/** Stands in an error's detail where a call of business logic failed (docs/behaviour.md#tasks-and-reports). */
const BUSINESS_ERROR = '==>';

/** The newest tasks of the organisation, the one that was created last first. */
export async function fetchTasks(request: RequestClient, signal: AbortSignal): Promise<Task[]> {
  return (await request.get(LIST, { rows: ROWS }, { service: SERVICE, signal, read: toTasks })).data;
}

function toTasks(data: unknown, zone: string): Task[] | null {
  if (!Array.isArray(data)) return null;
  return data
    .map((row) => toTask(row, zone))
    .filter((task) => task !== null)
    .sort((a, b) => timeOf(b) - timeOf(a))
    .slice(0, ROWS);
}

/** Rows show when a task was created, so that is their order, and it stays while tasks work; without a time it comes last. */
const timeOf = ({ createdAt }: Task): number => momentOf(createdAt) || 0;

export async function fetchTask(request: RequestCore, id: string, signal: AbortSignal): Promise<TaskDetail> {
  const base = request.urlOf('/', { service: SERVICE });
  const read = (wire: unknown, zone: string) => toDetail(wire, zone, base);
  const { data } = await request.get(DETAIL, { id }, { service: SERVICE, signal, read });
  const { lineId, ...detail } = data;
  return { ...detail, project: lineId === null ? '' : await projectName(request, lineId, signal) };
}

type WireDetail = Omit<TaskDetail, 'project'> & { lineId: string | null };

/** A task of a reply with the fields of its dialog; null where it has no id. */
export function toDetail(wire: unknown, zone?: string, base?: string): WireDetail | null {
  const task = toTask(wire, zone);
  if (!isRecord(wire) || !task) return null;
  const over = task.status !== 0 && task.status !== 1;
  return {
    ...task,
    lineId: idOf(wire.lineId),
    endedAt: over ? readTime(wire.updatedAt, zone) : '',
    creator: textOf(wire.createdName),
    actor: textOf(wire.actedName),
    sourceNo: idOf(wire.sourceNo) ?? '',
    fileUrl: safeUrl(wire.taskFile, base),
    parameters: textOf(wire.otherParameter),
    remark: textOf(wire.remark),
  };
}

/** A task is worth showing without the name of its project. */
async function projectName(request: RequestClient, lineId: string, signal: AbortSignal): Promise<string> {
  try {
    const { data } = await request.get<unknown>(LINES, {}, { service: SERVICE, signal });
    const lines = Array.isArray(data) ? data.filter(isRecord) : [];
    return textOf(lines.find(({ id }) => idOf(id) === lineId)?.name) || lineId;
  } catch {
    return lineId;
  }
}

export function toTask(wire: unknown, zone?: string): Task | null {
  if (!isRecord(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  const number = nameOf(wire.taskNo, id);
  return {
    id,
    number,
    status: statusOf(wire.status),
    title: nameOf(wire.taskTitle, number),
    createdAt: readTime(wire.createdAt, zone),
    updatedAt: readTime(wire.updatedAt, zone) || readTime(wire.createdAt, zone),
    error: textOf(wire.errorMsg),
    businessError: textOf(wire.errorDetail).includes(BUSINESS_ERROR),
    progress: progressOf(wire.progressDone, wire.progressTotal),
  };
}

const statusOf = (value: unknown): TaskStatus | null =>
  TASK_STATUSES.find((status) => String(status) === String(value)) ?? null;

function progressOf(done: unknown, total: unknown): Task['progress'] {
  const [part, whole] = [countOf(done), countOf(total)];
  if (part === null || !whole) return null;
  return { done: Math.min(part, whole), total: whole };
}
