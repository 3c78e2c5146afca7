import { ShellError } from '../../core/errors';
import { idOf, isWire, textOf } from '../../core/session/wire';
import type { Shell } from '../../core/shell';
import { countOf } from './api';
import type { Announcement, Task, TaskStatus, Unread, UnreadType } from './types';

const TASKS = '/api/v1/TaskCenter/findList';
const NOTICE_STATS = '/api/v1/BizNotify/stats';
const ANNOUNCEMENT_STATS = '/api/v1/BizAnnouncement/stats';
const ANNOUNCEMENTS = '/api/v1/BizAnnouncement/recent';

/** More are loaded than shown, so that those at work are counted. */
const TASK_ROWS = 20;
export const ANNOUNCEMENT_ROWS = 4;
/** In an error's detail it says that the message is not for users (spec 8). */
const INTERNAL = '==>';

function malformed(call: string, body: unknown): ShellError {
  return new ShellError({ kind: 'malformed', code: 'home', messageKey: 'error.malformed', call, body });
}

function toTask(row: Record<string, unknown>): Task | null {
  const id = idOf(row.id);
  const status = countOf(row.status);
  if (id === null || status === null || status > 5 || !Number.isInteger(status)) return null;
  const total = countOf(row.progressTotal) ?? 0;
  const done = Math.min(countOf(row.progressDone) ?? 0, total);
  const taskNo = textOf(row.taskNo) || id;
  return {
    id,
    taskNo,
    title: textOf(row.taskTitle) || taskNo,
    status: status as TaskStatus,
    updatedAt: textOf(row.updatedAt) || textOf(row.createdAt),
    progress: total > 0 ? { done, total } : null,
    error: textOf(row.errorMsg),
    internalError: textOf(row.errorDetail).includes(INTERNAL),
  };
}

const present = <T>(value: T | null): value is T => value !== null;

export async function loadTasks({ request }: Shell, signal: AbortSignal): Promise<Task[]> {
  const { data } = await request.get<unknown>(TASKS, { rows: TASK_ROWS }, { service: 'boss', signal });
  if (!Array.isArray(data)) throw malformed(`GET ${TASKS}`, data);
  return data.filter(isWire).map(toTask).filter(present);
}

function toAnnouncement(row: Record<string, unknown>): Announcement | null {
  const id = idOf(row.id);
  if (id === null) return null;
  return {
    id,
    title: textOf(row.title) || id,
    category: textOf(row.category),
    updatedAt: textOf(row.updatedAt),
    read: countOf(row.marked) !== 0,
  };
}

export async function loadAnnouncements(
  { request }: Shell,
  rows: number,
  signal: AbortSignal,
): Promise<Announcement[]> {
  const { data } = await request.get<unknown>(ANNOUNCEMENTS, { rows }, { signal });
  if (!isWire(data) || !Array.isArray(data.list)) throw malformed(`GET ${ANNOUNCEMENTS}`, data);
  return data.list.filter(isWire).map(toAnnouncement).filter(present);
}

/** The unread of a type of notices in the reply of the statistics. */
export function toUnread(type: UnreadType, stats: unknown): Unread {
  const row = isWire(stats) && isWire(stats[type]) ? stats[type] : {};
  const id = idOf(row.lastId);
  const title = textOf(row.lastMsgTitle);
  return {
    type,
    count: countOf(row.remains) ?? 0,
    last: id === null || title === '' ? null : { id, title, at: textOf(row.lastReceiveAt) },
  };
}

/** What is unread, by type: announcements first. */
export async function loadUnread(shell: Shell, signal: AbortSignal): Promise<Unread[]> {
  const { request } = shell;
  const [notices, stats, latest] = await Promise.all([
    request.get<unknown>(NOTICE_STATS, {}, { signal }),
    request.get<unknown>(ANNOUNCEMENT_STATS, {}, { signal }),
    loadAnnouncements(shell, 1, signal),
  ]);
  if (!isWire(notices.data)) throw malformed(`GET ${NOTICE_STATS}`, notices.data);
  if (!isWire(stats.data) || !isWire(stats.data.stats))
    throw malformed(`GET ${ANNOUNCEMENT_STATS}`, stats.data);
  const [last] = latest;
  const byType = notices.data.stats;
  return [
    {
      type: 1,
      count: countOf(stats.data.stats.remains) ?? 0,
      last: last ? { id: last.id, title: last.title, at: last.updatedAt } : null,
    },
    toUnread(2, byType),
    toUnread(3, byType),
    toUnread(4, byType),
  ];
}
