import type { Lang } from '../../support/lang';
import { column, type Db } from '../database/db';
import { Input } from '../http/input';
import { bodyQuery, findByPage, type ListReply } from '../http/list';
import type { Call, Service } from '../http/service';
import { toWireRows } from '../http/wire';
import { accessibleSql } from '../session/context';

/** The organisations that a user may work for. */
export function organisations(userCentre: Service): void {
  const { db } = userCentre.deps;
  userCentre.secured('GET', '/api/v1/Organization/findByPage', (call) => page(db, call, call.query));
  userCentre.secured('POST', '/api/v1/Organization/selectByPage', (call) =>
    page(db, call, new Input(bodyQuery(call.request.body)), 5_000),
  );
  userCentre.secured('GET', '/api/v1/Organization/findAll', (call) => all(db, call));
}

function page(db: Db, { user, lang }: Call, query: Input, maxRows = 200): Promise<ListReply> {
  return findByPage(
    db,
    query,
    {
      sort: { id: 'o.id', name: `o.${column('name', lang)}`, code: 'o.code' },
      search: {
        name: { sql: 'o.search_text', lower: true, ops: ['CN'] },
        id: { sql: 'o.id', type: 'id', ops: ['EQ', 'IN'] },
        status: { sql: 'o.status', type: 'id', ops: ['EQ'] },
        yqnBpId: { sql: 'o.yqn_bp_id', ops: ['EQ'] },
        roleLabel: { sql: 'o.role_label', ops: ['EQ', 'IN'] },
      },
      defaultRows: 20,
      maxRows,
    },
    { select: fields(lang), from: 'organisations o', where: mayManage, params: [user.id, user.isSuper] },
  );
}

/** A super user also sees the closed organisations in lists, though nobody can work for them. */
const mayManage = `(${accessibleSql} or ($2::boolean and o.status <> 1))`;

function fields(lang: Lang): string {
  return `o.id, o.${column('name', lang)} as name, o.code, o.logo, o.yqn_bp_id, o.status, o.role_label`;
}

async function all(db: Db, { user, lang }: Call): Promise<unknown> {
  const rows = await db.query(
    `select ${fields(lang)} from organisations o where ${accessibleSql} order by o.id limit 5000`,
    [user.id, user.isSuper],
  );
  return toWireRows(rows);
}
