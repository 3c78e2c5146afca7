import type { Lang } from '../../support/lang';
import { column, type Db } from '../database/db';
import { Input } from '../http/input';
import { bodyQuery, findByPage } from '../http/list';
import type { Call, Service } from '../http/service';
import { accessibleSql } from '../session/context';
import { attachModels, attachTypes } from './constants';
import { chosenOne, maxRows, rowsOf } from './rows';

const organisationColumns = (lang: Lang) =>
  `o.id, o.${column('name', lang)} as name, o.code, o.logo, o.yqn_bp_id, o.status, o.role_label`;

/** Users, the organisations around the context, and the kinds of attachments. */
export function userCentreReferences(userCentre: Service): void {
  const { db } = userCentre.deps;
  userCentre.secured('GET', '/api/v1/User/findAllByContextId', ({ organisation, lang }) =>
    rowsOf(
      db,
      {
        select: `u.id, u.${column('name', lang)} as name, u.email, u.phone, u.org_id, u.role_label, u.status`,
        from: `users u where u.org_id = $1
          or u.id in (select user_id from user_organisations where organisation_id = $1)`,
        orderBy: 'u.id',
      },
      [organisation.id],
    ),
  );
  aroundContext(userCentre);
  userCentre.secured('GET', '/api/v1/Context/organizationDataAccess', (call) => dataAccess(db, call));
  userCentre.secured('GET', '/api/v1/BizAttach/models', async ({ lang }) => attachModels(lang));
  userCentre.secured('GET', '/api/v1/BizAttach/types', async ({ lang }) => attachTypes(lang));
}

function aroundContext(userCentre: Service): void {
  const { db } = userCentre.deps;
  const list = ({ organisation, lang }: Call, condition: string, ...more: unknown[]) =>
    rowsOf(
      db,
      { select: organisationColumns(lang), from: `organisations o where ${condition}`, orderBy: 'o.id' },
      [organisation.id, ...more],
    );
  const isClient = `o.host_id = $1 and o.id <> $1 and o.role_label = 'CLIENT'`;
  const isHost = 'o.id = (select host_id from organisations where id = $1) and o.id <> $1';
  userCentre.secured('GET', '/api/v1/Context/organizationClients', (call) =>
    list(
      call,
      `(${isClient}) or ($2::boolean and o.id = $1)`,
      call.query.oneOf('includeSelf', ['0', '1'], '0') === '1',
    ),
  );
  userCentre.secured('GET', '/api/v1/Context/organizationHosts', (call) => list(call, isHost));
  userCentre.secured('GET', '/api/v1/Context/findAllByContextId', (call) =>
    list(call, `o.id = $1 or (${isClient})`),
  );
  userCentre.secured('GET', '/api/v1/Organization/findAllContextBind', (call) =>
    list(call, `o.id = $1 or (${isClient}) or (${isHost})`),
  );
  userCentre.secured('POST', '/api/v1/Context/findByPage', (call) =>
    findByPage(
      db,
      new Input({ ...(call.request.query as object), ...bodyQuery(call.request.body) }),
      {
        sort: { id: 'o.id', name: `o.${column('name', call.lang)}`, code: 'o.code' },
        search: {
          name: { sql: 'o.search_text', lower: true, ops: ['CN'] },
          id: { sql: 'o.id', type: 'id', ops: ['EQ', 'IN'] },
          status: { sql: 'o.status', type: 'id', ops: ['EQ'] },
          roleLabel: { sql: 'o.role_label', ops: ['EQ', 'IN'] },
        },
        maxRows,
      },
      {
        select: organisationColumns(call.lang),
        from: 'organisations o',
        where: accessibleSql,
        params: [call.user.id, call.user.isSuper],
      },
    ),
  );
}

/**
 * The organisations whose data the user may manage in a module, which filter the list of manageable organisations.
 * Administrators manage all that they may work for; members those of their own organisation's module data.
 */
async function dataAccess(db: Db, call: Call): Promise<unknown> {
  const { user, query } = call;
  const moduleName = query.text('module', { max: 60, pattern: /^[\w:.-]+$/ });
  const oid = await chosenOne(db, call, query.optionalId('oid'));
  const isMember = user.roleLabel === 'CLMEM' || user.roleLabel === 'SPMEM';
  const rows = await db.query<{ id: number }>(
    `select o.id from organisations o where ${accessibleSql} and ($3::boolean or o.id = $4) order by o.id limit ${maxRows}`,
    [user.id, user.isSuper, !isMember, oid],
  );
  return { module: moduleName, accessResourceIds: rows.map(({ id }) => String(id)) };
}
