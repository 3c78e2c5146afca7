import type { I18n } from '../../core/i18n/i18n';
import type { Task, TaskStatus } from '../../domain/tasks/types';
import { JOB_KINDS } from '../../ui/feed/job-kinds';
import type { StatusKind } from '../../ui/status/StatusGlyph';

/** State of a task as glyph and words, with its progress and the number of failures. Null where it is unknown. */
export function statusOf(
  { status, progress }: Pick<Task, 'status' | 'progress'>,
  t: I18n['t'],
): { kind: StatusKind; word: string } | null {
  if (status === null) return null;
  return { kind: JOB_KINDS[status], word: wordOf(status, progress, t) };
}

function wordOf(status: TaskStatus, progress: Task['progress'], t: I18n['t']): string {
  if (progress && status === 1) {
    return t('tasks.running', { percent: Math.floor((progress.done / progress.total) * 100) });
  }
  const failed = progress ? progress.total - progress.done : 0;
  if (status === 3 && failed > 0) return t('tasks.someFailed', { count: failed });
  return t(`tasks.status.${status}`);
}
