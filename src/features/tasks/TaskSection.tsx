import { useFeature } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { JobRow } from '../../ui/feed/JobRow';
import { Jobs } from '../../ui/feed/Jobs';
import { Time } from '../../ui/text/Time';
import { statusOf } from './status';
import { tasksStore } from './store';

/** The newest tasks, below the messages of the notice panel (spec 2.6). */
export function TaskSection({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useT();
  const lang = useLang();
  const now = useNow();
  const { recent } = useFeature(tasksStore);
  const { data, loading, error } = useStore(recent.$state);
  return (
    <Jobs
      id="oms-tasks-recent"
      title={t('tasks.recent')}
      texts={{
        loading: t('tasks.loading'),
        failed: t('tasks.failed'),
        empty: t('tasks.empty'),
        retry: t('action.retry'),
        details: t('error.details'),
      }}
      loading={loading}
      error={error}
      count={data?.length ?? null}
      onRetry={() => void recent.refresh()}
    >
      {data?.map((task) => (
        <JobRow
          key={task.id}
          title={task.title}
          number={task.number}
          status={statusOf(task, t)}
          time={<Time at={task.createdAt} now={now} locale={lang} />}
          onOpen={() => onOpen(task.id)}
        />
      ))}
    </Jobs>
  );
}
