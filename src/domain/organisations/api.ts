import type { RequestClient } from '../../core/request/types';
import { ORGANISATION_ROLES, type Organisation } from '../../core/session/organisation';
import { toOrganisation } from '../../core/session/read-user';
import type { ListPage } from '../../core/store/list';
import { cleanText } from '../../core/text/clean';
import { nameOf } from '../../core/text/name';
import { countOf, idOf, isRecord } from '../../page/json/json';

/** Rows a page (docs/behaviour.md#organisations). */
const ROWS = 20;

/**
 * A text that looks like a yqnBpId is searched as one (docs/behaviour.md#organisations); the server's ids have at least
 * this many figures.
 */
const BP_ID = /^\d{7,20}$/;
export const isBpId = (text: string): boolean => BP_ID.test(text);
/** A text that may be the organisation's own id, which its row shows. */
const OWN_ID = /^\d{1,20}$/;

/** A page of the organisations that the user may switch to, the newest first. Only enabled ones (status 1). */
export async function findOrganisations(
  request: RequestClient,
  path: string,
  text: string,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<Organisation>> {
  const wanted = cleanText(text);
  const search: Search = isBpId(wanted)
    ? { 'search[EQ_yqnBpId]': wanted }
    : { 'search[CN_name]': wanted === '' ? undefined : wanted };
  return ask(request, path, search, page, signal);
}

/** The same for what a person types: they see the organisation's own id, so that finds it too where nothing else does. */
export async function searchOrganisations(
  request: RequestClient,
  path: string,
  text: string,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<Organisation>> {
  const found = await findOrganisations(request, path, text, page, signal);
  const wanted = cleanText(text);
  if (page > 1 || found.items.length > 0 || !OWN_ID.test(wanted)) return found;
  const { items } = await ask(request, path, { 'search[EQ_id]': wanted }, page, signal);
  // A service that does not know this search answers with everything.
  const own = items.filter(({ id }) => id === wanted);
  return { items: own, total: own.length };
}

type Search = Readonly<Record<`search[${string}]`, string | undefined>>;

async function ask(
  request: RequestClient,
  path: string,
  search: Search,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<Organisation>> {
  const { data } = await request.get(
    path,
    { page, rows: ROWS, sidx: 'id', sord: 'desc', 'search[EQ_status]': 1, ...search },
    { signal, read: toPage },
  );
  return data;
}

function toPage(data: unknown): ListPage<Organisation> | null {
  if (!isRecord(data) || !Array.isArray(data.content)) return null;
  const items = data.content.map(toOrganisation).filter((item) => item !== null);
  return { items, total: countOf(data.totalElements) ?? items.length };
}

/** The organisations kept for "recent" of this user; storage may be another's, or edited by hand. */
export function checkRecent(stored: unknown, userId: string | undefined): Organisation[] {
  if (!isRecord(stored) || stored.user !== userId || !Array.isArray(stored.list)) return [];
  return stored.list.flatMap((row) => {
    if (!isRecord(row)) return [];
    const id = idOf(row.id);
    const role = ORGANISATION_ROLES.find((known) => known === row.role) ?? null;
    if (id === null || typeof row.name !== 'string' || typeof row.code !== 'string') return [];
    return [{ id, name: nameOf(row.name, row.code, id), code: row.code, logoUrl: null, role }];
  });
}
