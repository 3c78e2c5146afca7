/**
 * The kinds of additions, named by the part of the shell that shows them. The rows of a kind come from a method of the script
 * API and from a key of the configuration; `''`: it has none.
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
