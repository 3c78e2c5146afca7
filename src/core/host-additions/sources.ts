/**
 * What a host may add to a page, by the part of the shell that shows it, and where its rows come from: the method of the
 * script API, and the key of the configuration.
 */
export const SOURCES = {
  menu: { method: 'menu.add', key: 'menuEntries' },
  badges: { method: 'badge', key: 'badges' },
  account: { method: 'account.add', key: 'accountItems' },
  noticeTabs: { method: 'notices.addTab', key: '' },
  noticeCounts: { method: 'notices.setCount', key: '' },
  searchSources: { method: 'search.addSource', key: '' },
  searchActions: { method: 'search.addAction', key: 'searchActions' },
  messages: { method: 'messages', key: 'messages' },
} as const;

export type AdditionKind = keyof typeof SOURCES;
