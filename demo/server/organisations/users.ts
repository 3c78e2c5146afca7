import { column, type Db } from '../database/db';
import { Input } from '../http/input';
import { bodyQuery, findByPage, type ListReply } from '../http/list';
import type { Call, Service } from '../http/service';
import { accessibleSql } from '../session/context';

/** The users of the organisations that the caller may work for. */
export function users(userCentre: Service): void {
  const { db } = userCentre.deps;
  userCentre.secured('GET', '/api/v1/User/findByPageOrIds', (call) => page(db, call, call.query));
  // For ids that are too many for an address.
  userCentre.secured('POST', '/api/v1/User/findByPageOrIds', (call) =>
    page(db, call, new Input(bodyQuery(call.request.body))),
  );
}

/** Replies with a page, or with exactly the users whose ids `ids` has. */
function page(db: Db, { user, lang }: Call, query: Input): Promise<ListReply> {
  const name = column('u.name', lang);
  const ids = query.ids('ids', { max: 5_000 });
  return findByPage(
    db,
    query,
    {
      sort: { id: 'u.id', name },
      defaultSort: 'id',
      defaultDirection: 'asc',
      search: {
        name: { sql: ['u.name_zh', 'u.name_en', 'u.email', 'o.name_zh', 'o.name_en', 'o.code'], ops: ['CN'] },
        orgId: { sql: 'u.org_id', type: 'id', ops: ['EQ'] },
        isSuper: { sql: 'u.is_super', type: 'id', ops: ['EQ'] },
        status: { sql: 'u.status', type: 'id', ops: ['EQ'] },
      },
      defaultRows: Math.max(10, ids.length),
      maxRows: 5_000,
    },
    {
      select: `u.id, ${name} as name, u.email, u.org_id, ${column('o.name', lang)} as org_name, u.role_label, u.is_super, u.status`,
      from: 'users u join organisations o on o.id = u.org_id',
      where: `${accessibleSql} and ($3 = '' or u.id = any(string_to_array($3, ',')::bigint[]))`,
      params: [user.id, user.isSuper, ids.join(',')],
    },
  );
}
