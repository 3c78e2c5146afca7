import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { announcementListStore } from '../../domain/announcements/lists';
import { AnnouncementList } from '../../features/home/AnnouncementList';
import * as paths from '../../page/addresses/console-paths';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Panel } from '../../ui/page/Panel';
import { Empty } from '../../ui/view-states/Empty';
import { AppLink } from '../parts/AppLink';
import { PanelState } from './PanelState';
import { useOpen } from './use-open';

const SHOWN = 4;

/** The latest announcements. */
export function AnnouncementsPanel() {
  const announcements = useFeature(announcementListStore);
  const { items, total, loading, error } = useStore(announcements.recent.$state);
  const state = { data: total === null ? null : items, loading, error, stale: false };
  const open = useOpen();
  const t = useT();
  return (
    <Panel
      id="home-announcements"
      title={t('home.announcements')}
      aside={
        <AppLink route={paths.ANNOUNCEMENTS} variant="link">
          {t('announcements.all')}
        </AppLink>
      }
    >
      <PanelState
        name={t('home.announcements')}
        failed={t('announcements.failed')}
        state={state}
        onRetry={() => void announcements.open()}
        skeleton={{ rows: SHOWN, kind: 'row' }}
        isEmpty={(data) => data.length === 0}
        empty={
          <Empty
            icon={Megaphone}
            title={t('home.announcements.empty')}
            text={t('home.announcements.emptyHint')}
          />
        }
      >
        {(data) => (
          <AnnouncementList announcements={data} most={SHOWN} onOpen={(id) => open('showAnnouncement', id)} />
        )}
      </PanelState>
    </Panel>
  );
}
