import type { Task } from '../../domain/tasks/types';
import { useSheet } from '../../react/sheet';
import { useFigures } from '../../react/use-figures';
import { useNow } from '../../react/use-now';
import { useLocale, useT } from '../../react/use-text';
import { JOB_KINDS } from '../../ui/feed/job-kinds';
import { Status } from '../../ui/status/Status';
import { IdText } from '../../ui/text/IdText';
import { Time } from '../../ui/text/Time';
import { groupEqual } from './group-equal';
import sheet from './lists.css?sheet';
import { Times } from './Times';

export interface TaskListProps {
  tasks: readonly Task[];
  /** Most lines. */
  most: number;
  onOpen(id: string): void;
}

/** What a line says beside number and time. One that is at work says how far it is, which changes. */
const textOf = ({ id, title, status, error, businessError }: Task): string =>
  JSON.stringify([title, status, status === 1 ? id : businessError || error]);

/**
 * Tasks in a line each: what, its number, how far, its state and when it was created; those that say the same are one
 * line, of the latest.
 */
export function TaskList({ tasks, most, onOpen }: TaskListProps) {
  useSheet(sheet);
  const t = useT();
  const now = useNow();
  const locale = useLocale();
  return (
    <ul className="oms-home-rows">
      {groupEqual(tasks, textOf)
        .slice(0, most)
        .map(({ item: task, all }) => (
          <li key={task.id}>
            <button type="button" className="oms-home-task" onClick={() => onOpen(task.id)}>
              <span className="oms-home-counted">
                <span className="oms-home-label" title={task.title}>
                  {task.title}
                </span>
                <Times count={all.length} />
              </span>{' '}
              <span className="oms-home-number">
                <IdText id={task.number} />
              </span>{' '}
              <span className="oms-home-progress">
                <Progress task={task} />
              </span>{' '}
              <span className="oms-home-state">
                {task.status !== null && (
                  <Status kind={JOB_KINDS[task.status]}>{t(`home.task.${task.status}`)}</Status>
                )}
              </span>{' '}
              <span className="oms-home-when">
                <Time at={task.createdAt} now={now} locale={locale} />
              </span>
            </button>
          </li>
        ))}
    </ul>
  );
}

/** How far a task at work is; what went wrong with one that failed. */
function Progress({ task: { status, progress, error, businessError } }: { task: Task }) {
  const t = useT();
  const write = useFigures();
  if (status === 3 || status === 4) {
    const words = businessError ? t('home.task.internal') : error;
    return (
      <span className="oms-home-fault" title={words}>
        {words}
      </span>
    );
  }
  if (status !== 1 || progress === null) return null;
  const { done, total } = progress;
  return (
    <>
      <svg
        className="oms-home-track"
        width="100%"
        height="4"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={(100 * done) / total} height="4" />
      </svg>
      <small>
        {write(done)} / {write(total)}
      </small>
    </>
  );
}
