import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { LocalTimes } from '../../features/home/LocalTimes';
import { homeStore } from '../../features/home/store';
import { css, useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { PageHead } from '../../ui/page/PageHead';
import { AnnouncementsPanel } from '../home/AnnouncementsPanel';
import { FavouritesPanel } from '../home/FavouritesPanel';
import text from '../home/home-panel.css?inline';
import { OrdersPanel } from '../home/OrdersPanel';
import { TasksPanel } from '../home/TasksPanel';
import { UnreadPanel } from '../home/UnreadPanel';
import { useSharedCounts } from '../home/use-shared-counts';
import { PageTitle } from '../parts/PageTitle';

const sheet = css(text);

/** The main panel: what came in today, what runs, what is new (spec 2.1). */
export default function HomePanel() {
  useSheet(sheet);
  useSharedCounts();
  const { dashboard, refresh } = useFeature(homeStore);
  const { data, loading } = useStore(dashboard.$state);
  const t = useT();
  const lang = useLang();
  const time =
    data &&
    new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      Date.parse(data.asOf),
    );
  return (
    <>
      <PageTitle page={t('home.title')} />
      <PageHead title={t('home.title')} note={time ? t('home.asOf', { time }) : undefined}>
        <LocalTimes />
        <IconButton
          icon={RefreshCw}
          label={t('home.refresh')}
          size="m"
          edged
          aria-busy={loading}
          onClick={refresh}
        />
      </PageHead>
      <OrdersPanel />
      <div className="oms-home-grid">
        <TasksPanel />
        <UnreadPanel />
        <AnnouncementsPanel />
        <FavouritesPanel />
      </div>
    </>
  );
}
