import type { Urls } from '../../hosts';
import { type Bilingual, type Lang, textIn } from '../../support/lang';
import { column, type Db, first } from '../database/db';
import type { Call, Service } from '../http/service';
import { toWireRows } from '../http/wire';
import { isOpen } from './open-pages';

/**
 * Modules, systems, event types and menus. The `audience` of a menu entry is a set of letters: the roles that see the
 * entry, and the labels of the organisations in which they see it.
 */
export function baseData(userCentre: Service): void {
  const { db, urls } = userCentre.deps;
  userCentre.secured('GET', '/api/v1/Context/contextPermissions', async (call) => ({
    labels: labelsOf(await menusFor(db, call)),
  }));
  userCentre.secured('GET', '/api/v1/Context/globalDataList', async ({ organisation }) => ({
    accessResourceIds: [String(organisation.id)],
  }));
  const menus = userCentre.asCaller(async (call) => {
    const found = await menusFor(db, call);
    return { menus: found, labels: labelsOf(found) };
  });
  userCentre.open('GET', '/api/v1/Context/baseData', (call) =>
    call.query.oneOf('noVerify', ['0', '1'], '0') === '1' ? common(db, urls, call.lang) : menus(call),
  );
}

async function common(db: Db, urls: Urls, lang: Lang): Promise<unknown> {
  const [modules, systems, events] = await Promise.all([
    db.query('select id, title, lang_key, icon_class, sort_index from modules order by sort_index'),
    db.query<{ id: number; host: keyof Urls; title: string; label: string }>(
      `select id, host, ${column('title', lang)} as title, label from systems order by id`,
    ),
    db.query('select id, is_system, label, lang_key, title from event_types order by id'),
  ]);
  return {
    globalcatelogs: toWireRows(modules),
    systems: systems.map(({ id, host, title, label }) => ({ id: String(id), url: urls[host], title, label })),
    bizeventtypes: toWireRows(events),
  };
}

/**
 * The letters of `audience`: A administrators only · X super users only · C organisations of customers and of the
 * platform · P service providers and the platform. Without letters, everybody sees the entry.
 */
const menuSql = `
  select id, parent_id, title, lang_key, url, scope, menu_type, module_id as global_catelog_id, module_id, linklist_id,
         icon_class, label_id, depth, sort_index, is_vue, props,
         (select s.host from systems s where s.id::text = menus.scope) as host
  from menus
  where ($1::boolean or (
    strpos(audience, 'X') = 0
    and ($2::boolean or strpos(audience, 'A') = 0)
    and (strpos(audience, 'C') = 0 or $3::text <> 'SERVICE')
    and (strpos(audience, 'P') = 0 or $3::text <> 'CLIENT')))
  order by module_id, parent_id, sort_index`;

interface MenuRow extends Record<string, unknown> {
  readonly id: number;
  readonly parent_id: number;
  readonly depth: number;
  readonly url: string | null;
  readonly menu_type: string;
  /** Of the entry's system; null for the console. */
  readonly host: string | null;
}

/** Behind the title of an entry whose page is not there yet. */
const NOT_OPEN: Bilingual = { zh: '未开放', en: 'Not open' };

async function menusFor(db: Db, { user, organisation, lang }: Call): Promise<Record<string, unknown>[]> {
  const isAdmin = user.roleLabel === 'CLADM' || user.roleLabel === 'SPADM';
  const rows = await db.query<MenuRow>(menuSql, [user.isSuper, isAdmin, organisation.roleLabel]);
  const begun = await first(
    db.query('select id from orders where organisation_id = $1 limit 1', [organisation.id]),
  );
  // Who begins meets no page that is not there yet.
  const known = begun ? rows : rows.filter(isOpen);
  return toWireRows(
    reachable(known).map(({ host, ...row }) =>
      isOpen({ host, ...row }) ? row : { ...row, note: textIn(NOT_OPEN, lang) },
    ),
  );
}

/** Leaves out entries whose group this user may not see, and groups that have no entry left. */
function reachable(rows: readonly MenuRow[]): MenuRow[] {
  const downwards = [...rows].sort((one, other) => one.depth - other.depth);
  const kept = new Set([0]);
  for (const { id, parent_id } of downwards) if (kept.has(parent_id)) kept.add(id);
  const filled = new Set<number>();
  for (const { id, parent_id, url } of downwards.reverse()) {
    if (!kept.has(id)) continue;
    if (url === null && !filled.has(id)) kept.delete(id);
    else filled.add(parent_id);
  }
  return rows.filter(({ id }) => kept.has(id));
}

function labelsOf(menus: readonly Record<string, unknown>[]): unknown[] {
  return [...new Set(menus.map(({ labelId }) => labelId))];
}
