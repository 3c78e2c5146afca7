import { atom } from 'nanostores';
import { type Unread, unreadStore } from '../../src/domain/unread/store';
import { useFeature } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { Badge } from '../../src/ui/badge/Badge';

const NOTHING = atom<Unread | null>(null);

/** The unread counts; null until they are loaded, and unless `on`: a page that does not show them does not load them. */
export function useUnread(on: boolean): Unread | null {
  const store = useFeature(unreadStore);
  return useStore(on ? store.$unread : NOTHING);
}

/** The same in words, for the description of the button that has the badge. */
export function useUnreadText(on: boolean): string | undefined {
  const t = useT();
  const unread = useUnread(on);
  if (!unread) return undefined;
  return t(unread.total === 0 ? 'notices.noUnread' : 'notices.unread', { count: unread.total });
}

/** How much is unread, in red; nothing where nothing is. */
export function UnreadBadge() {
  return <Badge count={useUnread(true)?.total ?? 0} tone="unread" part="badge" />;
}
