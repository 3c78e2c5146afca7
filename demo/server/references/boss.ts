import type { Call, Service } from '../http/service';
import { accessibleSql } from '../session/context';
import { channelCategories } from './constants';
import { accounts, chosenFrom, ownedRows, productLines, rowsOf, warehouses } from './rows';

const lists = {
  OrganizationWarehouse: warehouses,
  ProductLine: productLines,
  Account: accounts,
} as const;

/** Lists of the boss service that forms choose from. Rows that may no longer be chosen are in them, with `active` 0. */
export function bossReferences(boss: Service): void {
  const { db } = boss.deps;
  for (const [name, table] of Object.entries(lists)) {
    boss.secured('GET', `/api/v1/${name}/findAllByContextId`, ({ organisation, lang }) =>
      ownedRows(db, table, lang, 'o.id = $1', [organisation.id]),
    );
  }
  for (const name of ['OrganizationWarehouse', 'ProductLine'] as const) {
    boss.secured('GET', `/api/v1/${name}/findAllByOrgIdInAndIdIn`, (call) =>
      byOrganisationsAndIds(boss, call, lists[name]),
    );
  }
  // `flag` names the line that is left out.
  boss.secured('GET', '/api/v1/ProductLine/findAllByContextIdBesideFlag', ({ organisation, lang, query }) =>
    ownedRows(db, productLines, lang, 'o.id = $1 and x.flag <> $2', [
      organisation.id,
      query.optionalText('flag', { max: 40 }) ?? '',
    ]),
  );
  boss.secured('GET', '/api/v1/ProductLine/findAllWithOutOrg', ({ user, lang }) =>
    ownedRows(db, productLines, lang, accessibleSql, [user.id, user.isSuper]),
  );
  // Accounts in use that the context manages: its own, and those of its customers that the user may work for.
  boss.secured('GET', '/api/v1/Account/findAllByContextIdInManageUseful', ({ user, organisation, lang }) =>
    ownedRows(
      db,
      accounts,
      lang,
      `x.active = 1 and x.status = 1 and (o.id = $3 or (o.host_id = $3 and ${accessibleSql}))`,
      [user.id, user.isSuper, organisation.id],
    ),
  );
  boss.secured('GET', '/api/v1/commonRegion/getAllCountry', () =>
    rowsOf(db, { select: 'id, code, name, name_en', from: 'countries', orderBy: 'code' }),
  );
  boss.secured('GET', '/api/v1/ChannelCategory/findAllByType', async ({ query, lang }) =>
    channelCategories(lang, query.optionalId('type')),
  );
}

/** Rows of the organisations in `orgIds` (default: the context) with the ids in `ids` (default: all). */
async function byOrganisationsAndIds(
  { deps: { db } }: Service,
  call: Call,
  table: (typeof lists)[keyof typeof lists],
): Promise<unknown> {
  const orgIds = call.query.ids('orgIds', { max: 500 });
  const found = orgIds.length > 0 ? await chosenFrom(db, call, orgIds) : String(call.organisation.id);
  return ownedRows(
    db,
    table,
    call.lang,
    `o.id = any(string_to_array($1, ',')::bigint[]) and ($2 = '' or x.id = any(string_to_array($2, ',')::bigint[]))`,
    [found, call.query.ids('ids', { max: 5_000 }).join(',')],
  );
}
