import { findByPage } from '../http/list';
import type { Service } from '../http/service';

/** Seconds that a browser may keep a page of translations. */
const maxAge = 60;

/**
 * The server's translations, sorted by their last change, so that a client fetches only those that are newer than its
 * own.
 */
export function locale(userCentre: Service): void {
  const { db } = userCentre.deps;
  userCentre.open(
    'GET',
    '/status/locale/findByPage',
    async ({ query }) => {
      const rule = {
        sort: { opAt: 'op_at', id: 'id' },
        search: {
          locale: { sql: 'locale', ops: ['EQ'] },
          opAt: { sql: 'op_at', type: 'time', ops: ['GT', 'GE'] },
        },
        defaultSort: 'opAt',
        defaultDirection: 'asc',
        defaultRows: 2_000,
        maxRows: 2_000,
      } as const;
      return findByPage(db, query, rule, {
        select: 'id, lang_key, locale, lang_value, op_at',
        from: 'translations',
        where: 'true',
        params: [],
      });
    },
    { maxAge },
  );
}
