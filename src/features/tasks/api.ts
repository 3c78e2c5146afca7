import { malformed as malformedReply } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { idOf, isWire, textOf } from '../../core/session/wire';
import { safeUrl } from '../../core/url';
import { TASK_STATUSES, type Task, type TaskDetail, type TaskStatus } from './types';

const LIST = '/api/v1/TaskCenter/findList';
const DETAIL = '/api/v1/TaskCenter/findById';
const LINES = '/api/v1/ProductLine/findAllByContextId';
const SERVICE = 'boss';
const ROWS = 5;
/** Stands in an error's detail where a call of business logic failed (spec 8). */
const BUSINESS_ERROR = '==>';

const malformed = (path: string, body: unknown) => malformedReply('tasks', path, body);

/** The newest tasks of the organisation. */
export async function fetchTasks(request: RequestClient, signal: AbortSignal): Promise<Task[]> {
  const { data } = await request.get<unknown>(LIST, { rows: ROWS }, { service: SERVICE, signal });
  if (!Array.isArray(data)) throw malformed(LIST, data);
  return data
    .map(toTask)
    .filter((task) => task !== null)
    .slice(0, ROWS);
}

export async function fetchTask(
  request: RequestClient,
  id: string,
  signal: AbortSignal,
): Promise<TaskDetail> {
  const { data: wire } = await request.get<unknown>(DETAIL, { id }, { service: SERVICE, signal });
  const task = toTask(wire);
  if (!isWire(wire) || !task) throw malformed(DETAIL, wire);
  const lineId = idOf(wire.lineId);
  const over = task.status !== 0 && task.status !== 1;
  return {
    ...task,
    endedAt: over ? textOf(wire.updatedAt) : '',
    creator: textOf(wire.createdName),
    sourceNo: idOf(wire.sourceNo) ?? '',
    project: lineId === null ? '' : await projectName(request, lineId, signal),
    error: textOf(wire.errorMsg),
    businessError: textOf(wire.errorDetail).includes(BUSINESS_ERROR),
    fileUrl: safeUrl(wire.taskFile),
    parameters: textOf(wire.otherParameter),
    remark: textOf(wire.remark),
  };
}

/** A task is worth showing without the name of its project. */
async function projectName(request: RequestClient, lineId: string, signal: AbortSignal): Promise<string> {
  try {
    const { data } = await request.get<unknown>(LINES, {}, { service: SERVICE, signal });
    const lines = Array.isArray(data) ? data.filter(isWire) : [];
    return textOf(lines.find(({ id }) => idOf(id) === lineId)?.name) || lineId;
  } catch {
    return lineId;
  }
}

function toTask(wire: unknown): Task | null {
  if (!isWire(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  const number = idOf(wire.taskNo) ?? id;
  return {
    id,
    number,
    status: statusOf(wire.status),
    title: textOf(wire.taskTitle) || number,
    createdAt: textOf(wire.createdAt),
    progress: progressOf(wire.progressDone, wire.progressTotal),
  };
}

const statusOf = (value: unknown): TaskStatus | null =>
  TASK_STATUSES.find((status) => String(status) === String(value)) ?? null;

function progressOf(done: unknown, total: unknown): Task['progress'] {
  if (done === null || done === undefined) return null;
  const [part, whole] = [Number(done), Number(total)];
  if (!Number.isFinite(part) || !Number.isFinite(whole) || whole <= 0 || part < 0) return null;
  return { done: Math.min(part, whole), total: whole };
}
