import { useState } from 'react';
import { TABS, type Tab } from './tabs';
import { useUnread } from './Unread';

/**
 * The first tab with something unread. While the panel is open it stays: reading moves nobody to another tab.
 * @param open the panel is open
 */
export function useFirstUnread(open: boolean): Tab {
  const byType = useUnread(true)?.byType;
  const first = TABS.find((tab) => byType && byType[tab] > 0) ?? 1;
  const [held, setHeld] = useState<Tab>();
  // A panel that opens before the counts are known goes where they lead.
  const next = open ? (held ?? (byType && first)) : undefined;
  if (next !== held) setHeld(next);
  return next ?? first;
}
