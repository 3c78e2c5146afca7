import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import { tasksStore } from '../../domain/tasks/store';
import { TaskList } from '../../features/home/TaskList';
import * as paths from '../../page/addresses/console-paths';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Link } from '../../ui/button/Link';
import { Panel } from '../../ui/page/Panel';
import { Empty } from '../../ui/view-states/Empty';
import { PanelState } from './PanelState';
import { useMenuLink } from './use-menu-link';
import { useOpen } from './use-open';

const SHOWN = 5;

/** The latest tasks, and how many are at work. */
export function TasksPanel() {
  const tasks = useFeature(tasksStore);
  const state = useStore(tasks.$state);
  const open = useOpen();
  const t = useT();
  const centre = useMenuLink(paths.TASKS);
  const countOf = (status: number) => state.data?.filter((task) => task.status === status).length ?? 0;
  return (
    <Panel
      id="home-tasks"
      title={t('home.tasks')}
      note={
        state.data?.length ? t('home.tasks.summary', { running: countOf(1), waiting: countOf(0) }) : undefined
      }
      aside={centre ? <Link to={centre}>{t('home.tasks.centre')}</Link> : undefined}
    >
      <PanelState
        name={t('home.tasks')}
        failed={t('tasks.failed')}
        state={state}
        onRetry={() => void tasks.refresh()}
        skeleton={{ rows: SHOWN, kind: 'row' }}
        isEmpty={(data) => data.length === 0}
        empty={<Empty icon={ListChecks} title={t('home.tasks.empty')} text={t('home.tasks.emptyHint')} />}
      >
        {(data) => <TaskList tasks={data} most={SHOWN} onOpen={(id) => open('showTask', id)} />}
      </PanelState>
    </Panel>
  );
}
