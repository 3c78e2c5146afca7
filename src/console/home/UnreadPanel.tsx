import Inbox from 'lucide/dist/esm/icons/inbox.mjs';
import type { Move } from '../../core/navigation/go-to';
import { latestByTypeStore, type UnreadType } from '../../domain/unread/latest';
import { UnreadList } from '../../features/home/UnreadList';
import * as paths from '../../page/addresses/console-paths';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Badge } from '../../ui/badge/Badge';
import { Panel } from '../../ui/page/Panel';
import { Empty } from '../../ui/view-states/Empty';
import { AppLink } from '../parts/AppLink';
import { PanelState } from './PanelState';
import { useOpen } from './use-open';

/** The unread messages by type. */
export function UnreadPanel() {
  const unread = useFeature(latestByTypeStore);
  const state = useStore(unread.$state);
  const open = useOpen();
  const t = useT();
  const { navigation } = useShell();
  const unreadOf = (type: UnreadType): Move | null => {
    const page = type === 1 ? `${paths.ANNOUNCEMENTS}?read=0` : `${paths.NOTICES}?type=${type}&read=0`;
    const link = navigation.consoleLink(page);
    return link && { url: link.url, target: link.target, source: 'home', id: null };
  };
  const total = state.data?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Panel
      id="home-unread"
      title={t('home.unread')}
      badge={<Badge tone="unread" count={total} />}
      aside={
        <AppLink route={paths.NOTICES} variant="link">
          {t('notices.all')}
        </AppLink>
      }
    >
      <PanelState
        name={t('home.unread')}
        failed={t('home.unread.failed')}
        state={state}
        onRetry={unread.refresh}
        skeleton={{ rows: 4, kind: 'two' }}
        isEmpty={(data) => data.every(({ count, last }) => count === 0 && last === null)}
        empty={<Empty icon={Inbox} title={t('home.unread.none')} text={t('home.unread.noneHint')} />}
      >
        {(data) => (
          <UnreadList
            unread={data}
            linkOf={unreadOf}
            onOpen={(type, id) => open(type === 1 ? 'showAnnouncement' : 'showNotice', id)}
          />
        )}
      </PanelState>
    </Panel>
  );
}
