import type { Lang } from '../../support/lang';
import { column, type Db } from '../database/db';
import { Input } from '../http/input';
import { findByPage, type ListReply } from '../http/list';
import type { Call, Service } from '../http/service';
import { toWireRows } from '../http/wire';
import { accessibleSql } from '../session/context';

/** The organisations that a user may work for. */
export function organisations(userCentre: Service): void {
  const { db } = userCentre.deps;
  userCentre.secured('GET', '/api/v1/Organization/findByPage', (call) => page(db, call, call.query));
  userCentre.secured('POST', '/api/v1/Organization/selectByPage', (call) =>
    page(db, call, new Input(flattened(call.request.body))),
  );
  userCentre.secured('GET', '/api/v1/Organization/findAll', (call) => all(db, call));
}

function page(db: Db, { user, lang }: Call, query: Input): Promise<ListReply> {
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

/** A body has the search fields at the top level, as a query does, or in an object under `search`. */
function flattened(body: unknown): Record<string, unknown> {
  const { search, ...rest } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (typeof search !== 'object' || search === null) return rest;
  const entries = Object.entries(search).map(([name, value]) => [
    `search[${name}]`,
    typeof value === 'number' ? String(value) : value,
  ]);
  return { ...rest, ...Object.fromEntries(entries) };
}
