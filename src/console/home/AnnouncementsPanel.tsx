import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { AnnouncementList } from '../../features/home/AnnouncementList';
import { homeStore } from '../../features/home/store';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Empty } from '../../ui/faces/Empty';
import { Panel } from '../../ui/page/Panel';
import { PanelFace } from './PanelFace';
import { useOpen } from './use-open';
import { useReadAnnouncements } from './use-read-announcements';

/** The latest announcements. */
export function AnnouncementsPanel() {
  const { announcements } = useFeature(homeStore);
  const own = useStore(announcements.$state);
  const state = { ...own, data: useReadAnnouncements(own.data) };
  const open = useOpen();
  const t = useT();
  return (
    <Panel id="home-announcements" title={t('home.announcements')}>
      <PanelFace
        name={t('home.announcements')}
        state={state}
        onRetry={() => void announcements.refresh()}
        skeleton={{ rows: 4, kind: 'row' }}
        isEmpty={(data) => data.length === 0}
        empty={
          <Empty
            icon={Megaphone}
            title={t('home.announcements.empty')}
            text={t('home.announcements.emptyHint')}
          />
        }
      >
        {(data) => <AnnouncementList announcements={data} onOpen={(id) => open('showAnnouncement', id)} />}
      </PanelFace>
    </Panel>
  );
}
