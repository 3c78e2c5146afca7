import { tasksStore } from '../../domain/tasks/store';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { JobRow } from '../../ui/feed/JobRow';
import { Jobs } from '../../ui/feed/Jobs';
import { Time } from '../../ui/text/Time';
import { statusOf } from './status';

/** ms that the sign of loading stays after completion (docs/behaviour.md#notices). */
const LINGER = 1500;
/** The panel shows so many. */
const SHOWN = 5;

/** The newest tasks, below the messages of the notice panel. */
export function TaskSection({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useT();
  return (
    <Jobs
      id="oms-tasks-recent"
      title={t('tasks.recent')}
      texts={{ loading: t('tasks.loading'), failed: t('tasks.failed'), empty: t('tasks.empty') }}
      recent={useFeature(tasksStore)}
      most={SHOWN}
      linger={LINGER}
    >
      {(task, times) => (
        <JobRow
          key={task.id}
          title={task.title}
          number={task.number}
          status={statusOf(task, t)}
          time={<Time at={task.createdAt} {...times} />}
          onOpen={() => onOpen(task.id)}
        />
      )}
    </Jobs>
  );
}
