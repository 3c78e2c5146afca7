import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useLayoutEffect } from 'react';
import { momentOf } from '../../core/time/read-time';
import { homeStore } from '../../domain/home/store';
import { LocalTimes } from '../../features/home/LocalTimes';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useLocale, useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { PageHead } from '../../ui/page/PageHead';
import { OneVoice } from '../../ui/view-states/OneVoice';
import { AnnouncementsPanel } from '../home/AnnouncementsPanel';
import { FavouritesPanel } from '../home/FavouritesPanel';
import sheet from '../home/home-panel.css?sheet';
import { OrdersPanel } from '../home/OrdersPanel';
import { SetupPanel } from '../home/SetupPanel';
import { TasksPanel } from '../home/TasksPanel';
import { UnreadPanel } from '../home/UnreadPanel';
import { PageTitle } from '../parts/PageTitle';

/** The main panel: what came in today, what runs, what is new. */
export default function HomePanel() {
  useSheet(sheet);
  const { dashboard, refresh, show } = useFeature(homeStore);
  // Before the paint, so that it joins the calls that rendering has begun.
  useLayoutEffect(show, [show]);
  const { data, loading } = useStore(dashboard.$state);
  const t = useT();
  const locale = useLocale();
  const time =
    data &&
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      momentOf(data.asOf),
    );
  return (
    <OneVoice loading={t('data.loadingNamed', { name: t('home.title') })}>
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
      <SetupPanel />
      <OrdersPanel />
      <div className="oms-home-grid">
        <TasksPanel />
        <UnreadPanel />
        <AnnouncementsPanel />
        <FavouritesPanel />
      </div>
    </OneVoice>
  );
}
