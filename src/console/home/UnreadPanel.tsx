import Inbox from 'lucide/dist/esm/icons/inbox.mjs';
import { homeStore } from '../../features/home/store';
import { UnreadList } from '../../features/home/UnreadList';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Badge } from '../../ui/badge/Badge';
import { Empty } from '../../ui/faces/Empty';
import { Panel } from '../../ui/page/Panel';
import { PanelFace } from './PanelFace';
import { useOpen } from './use-open';
import { useBellCounts } from './use-shared-counts';

/** What is unread, by type. */
export function UnreadPanel() {
  const { unread } = useFeature(homeStore);
  const own = useStore(unread.$state);
  const state = { ...own, data: useBellCounts(own.data) };
  const open = useOpen();
  const t = useT();
  const total = state.data?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Panel id="home-unread" title={t('home.unread')} badge={<Badge tone="unread" count={total} />}>
      <PanelFace
        name={t('home.unread')}
        state={state}
        onRetry={() => void unread.refresh()}
        skeleton={{ rows: 4, kind: 'two' }}
        isEmpty={(data) => data.every(({ count, last }) => count === 0 && last === null)}
        empty={<Empty icon={Inbox} title={t('home.unread.none')} />}
      >
        {(data) => (
          <UnreadList
            unread={data}
            onOpen={(type, id) => open(type === 1 ? 'showAnnouncement' : 'showNotice', id)}
          />
        )}
      </PanelFace>
    </Panel>
  );
}
