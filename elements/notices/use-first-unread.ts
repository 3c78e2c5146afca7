import { useState } from 'react';
import { hostTabId, type PanelTab, TABS } from './tabs';
import { useUnread } from './Unread';
import { useHostTabs } from './use-host-tabs';

/**
 * The first tab with something unread. While the panel is open it stays: reading moves nobody to another tab.
 * @param open the panel is open
 */
export function useFirstUnread(open: boolean): PanelTab {
  const byType = useUnread(true)?.byType;
  const ofHost = useHostTabs().find(({ count }) => count > 0);
  const own = TABS.find((tab) => byType && byType[tab] > 0);
  const first = own ?? (ofHost ? hostTabId(ofHost.id) : 1);
  const [held, setHeld] = useState<PanelTab>();
  // A panel that opens before the counts are known goes where they lead.
  const next = open ? (held ?? (byType && first)) : undefined;
  if (next !== held) setHeld(next);
  return next ?? first;
}
