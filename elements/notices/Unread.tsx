import { atom } from 'nanostores';
import { type Unread, unreadStore } from '../../src/domain/unread/store';
import { useFeature } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { Badge } from '../../src/ui/badge/Badge';
import { useHostUnread } from './use-host-tabs';

const NOTHING = atom<Unread | null>(null);

/** The unread counts; null until they are loaded, and unless `on`: a page that does not show them does not load them. */
export function useUnread(on: boolean): Unread | null {
  const store = useFeature(unreadStore);
  return useStore(on ? store.$unread : NOTHING);
}

/** How much is unread, in the tabs of the host, too; null until it is known. */
export function useUnreadTotal(on: boolean): number | null {
  const own = useUnread(on)?.total;
  const ofHost = useHostUnread();
  return own === undefined ? null : own + ofHost;
}

/** The same in words, for the description of the button that has the badge. */
export function useUnreadText(on: boolean): string | undefined {
  const t = useT();
  const count = useUnreadTotal(on);
  return count === null ? undefined : t(count === 0 ? 'notices.noUnread' : 'notices.unread', { count });
}

/** How much is unread, in red; nothing where nothing is. */
export function UnreadBadge() {
  return <Badge count={useUnreadTotal(true) ?? 0} tone="unread" part="badge" />;
}
