import type { Additions } from './additions';
import type { HostNotices } from './types';

/**
 * The tabs of the page in the notice centre. A count that is set before its tab is added waits for it; one that is set
 * is forgotten with the tab, so that a tab which is added again begins with its own.
 */
export const noticeTabsOf = (additions: Additions): HostNotices => ({
  addTab: (tab) => additions.add('noticeTabs', tab),
  removeTab(id) {
    additions.remove('noticeCounts', id);
    additions.remove('noticeTabs', id);
  },
  setCount: (id, count) => additions.add('noticeCounts', { id, count }),
});
