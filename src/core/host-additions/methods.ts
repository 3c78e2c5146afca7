import type { AdditionMethod } from '../../page/script-api/methods';
import type { Additions } from './additions';
import type { AdditionKind } from './sources';

type Apply = (additions: Additions, first: unknown, second?: unknown) => void;

const add =
  (kind: AdditionKind): Apply =>
  (additions, row) =>
    additions.add(kind, row);
const remove =
  (kind: AdditionKind): Apply =>
  (additions, id) =>
    additions.remove(kind, id);

/** Applies the methods of the script API to the additions of the page. */
export const applyAddition: Readonly<Record<AdditionMethod, Apply>> = {
  'menu.add': add('menu'),
  'menu.remove': remove('menu'),
  /** The badge of an entry; null takes it away, also one of the configuration. */
  badge(additions, entryId, badge) {
    const id = String(entryId);
    if (badge === null) additions.remove('badges', id);
    else additions.add('badges', { id, badge });
  },
  'account.add': add('account'),
  'account.remove': remove('account'),
  'notices.addTab': add('noticeTabs'),
  /** Its count is forgotten with it, so that a tab which is added again begins with its own. */
  'notices.removeTab'(additions, id) {
    additions.remove('noticeCounts', id);
    additions.remove('noticeTabs', id);
  },
  /** A count that is set before its tab is added waits for it. */
  'notices.setCount': (additions, id, count) => additions.add('noticeCounts', { id, count }),
  'search.addSource': add('searchSources'),
  'search.removeSource': remove('searchSources'),
  'search.addAction': add('searchActions'),
  'search.removeAction': remove('searchActions'),
  /** Each call adds to those before. */
  messages: (additions, lang, texts) => additions.add('messages', { id: {}, lang, texts }),
};
