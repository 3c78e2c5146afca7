import type { Lang } from '../../support/lang';
import { column, type Db, first } from '../database/db';
import { fileUrl } from '../files/files';
import type { Input } from '../http/input';
import { findByPage, type ListReply } from '../http/list';
import { type SearchReply, searchGroup } from '../http/search';
import type { Call, Deps, Service } from '../http/service';
import { toWire, toWireRows } from '../http/wire';
import { Failure } from '../reply/failure';
import type { Reader } from '../session/context';

/** Announcements. `marked` is 1 if the user has read the announcement. */
export function announcements(userCentre: Service): void {
  const { deps } = userCentre;
  const { db } = deps;
  userCentre.secured('GET', '/api/v1/BizAnnouncement/stats', async (call) => ({
    stats: await announcementStats(db, call),
  }));
  userCentre.secured('GET', '/api/v1/BizAnnouncement/recent', (call) => recent(db, call));
  userCentre.secured('GET', '/api/v1/BizAnnouncement/loadData', (call) => loadData(deps, call));
  userCentre.secured('GET', '/api/v1/BizAnnouncement/findByPage', (call) => page(db, call));
  userCentre.secured('POST', '/api/v1/BizAnnouncement/markAsRead', (call) => markAsRead(db, call));
  userCentre.secured('GET', '/api/v1/BizAnnouncement/gsmod', (call) => search(db, call));
}

/**
 * $1 user id, $2 label of the context organisation: an announcement is for one label or for all. The platform sees
 * every announcement.
 */
const visible = `(a.audience in ('ALL', $2::text) or $2::text = 'SYSTEM')`;
const from = `announcements a left join announcement_reads r on r.announcement_id = a.id and r.user_id = $1`;
const marked = '(case when r.read_at is null then 0 else 1 end)';

function scope({ user, organisation }: Reader): [number, string] {
  return [user.id, organisation.roleLabel];
}

function fields(lang: Lang): string {
  return `a.id, a.${column('title', lang)} as title, a.${column('brief', lang)} as brief, a.updated_at,
    a.${column('category', lang)} as category,
    ${marked} as marked`;
}

/** The number of unread announcements, and whether the user has read the newest. */
export async function announcementStats(db: Db, reader: Reader): Promise<unknown> {
  const row = await first(
    db.query(
      `select max(a.id) as last_id, count(*) filter (where r.read_at is null) as remains,
              coalesce((array_agg(${marked} order by a.id desc))[1], 1) as marked
       from ${from} where ${visible}`,
      scope(reader),
    ),
  );
  return toWire(row ?? {});
}

async function recent(db: Db, call: Call): Promise<unknown> {
  const rows = call.query.integer('rows', { min: 1, max: 100, fallback: 10 });
  const before = call.query.optionalId('before') ?? Number.MAX_SAFE_INTEGER;
  const list = await db.query(
    `select ${fields(call.lang)} from ${from} where ${visible} and a.id < $3 order by a.id desc limit $4`,
    [...scope(call), before, rows],
  );
  return { list: toWireRows(list) };
}

async function loadData({ db, urls }: Deps, call: Call): Promise<unknown> {
  const id = call.query.id('id');
  const row = await first(
    db.query(
      `select ${fields(call.lang)}, a.${column('content', call.lang)} as content from ${from} where ${visible} and a.id = $3`,
      [...scope(call), id],
    ),
  );
  if (!row) throw new Failure(10020);
  const files = await db.query<{ id: string; title: string; filename: string }>(
    `select f.id, af.${column('title', call.lang)} as title, f.filename
     from announcement_files af join files f on f.id = af.file_id where af.announcement_id = $1 order by af.position`,
    [id],
  );
  const items = files.map((file) => ({ attachUrl: fileUrl(urls, file), attachTitle: file.title }));
  return { entity: { ...toWire(row), meta: JSON.stringify({ items }) } };
}

function page(db: Db, call: Call): Promise<ListReply> {
  return findByPage(
    db,
    call.query,
    {
      sort: { id: 'a.id', updatedAt: 'a.updated_at' },
      search: {
        title: { sql: ['a.title_zh', 'a.title_en', 'a.brief_zh', 'a.brief_en'], ops: ['CN'] },
        category: { sql: ['a.category_zh', 'a.category_en'], ops: ['EQ', 'IN'] },
        marked: { sql: marked, type: 'id', ops: ['EQ'] },
        updatedAt: { sql: 'a.updated_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
      },
    },
    { select: fields(call.lang), from, where: visible, params: scope(call) },
  );
}

async function markAsRead(db: Db, call: Call): Promise<unknown> {
  const id = call.body.id('id');
  const known = await db.query(`select a.id from ${from} where ${visible} and a.id = $3`, [
    ...scope(call),
    id,
  ]);
  if (known.length === 0) throw new Failure(10020);
  await db.query(
    `insert into announcement_reads (user_id, announcement_id, read_at) values ($1, $2, $3) on conflict do nothing`,
    [call.user.id, id, call.now],
  );
  return { id: String(id) };
}

function search(db: Db, call: Call): Promise<SearchReply> {
  return searchGroup(db, call.query, {
    select: `a.id, a.${column('title', call.lang)} as title, a.updated_at`,
    from,
    where: visible,
    params: scope(call),
    shown: [`a.${column('title', call.lang)}`],
    hidden: ['a.title_zh', 'a.title_en'],
    orderBy: 'a.id desc',
  });
}

/** Runs while the whole table is locked, so that two parallel calls get different ids. */
const newAnnouncementSql = `
  insert into announcements (id, category_zh, category_en, audience, title_zh, title_en, brief_zh, brief_en,
                             content_zh, content_en, updated_at)
  select coalesce(max(id), 0) + 1, '系统公告', 'System', $1, $2, $2, $3, $3, $4, $4, $5::timestamptz from announcements
  returning id`;

/** Publishes an announcement, to all or to one label of organisations. Returns its id. */
export async function publishAnnouncement(db: Db, query: Input, now: Date): Promise<string> {
  const title = query.text('title');
  const brief = query.optionalText('brief', { max: 500 }) ?? '';
  const content = query.optionalText('content', { max: 20_000 }) ?? brief;
  const audience = query.oneOf('audience', ['ALL', 'CLIENT', 'SERVICE'], 'ALL');
  const row = await db.transaction(async (tx) => {
    await tx.query('lock table announcements in share row exclusive mode');
    return first(tx.query<{ id: number }>(newAnnouncementSql, [audience, title, brief, content, now]));
  });
  return String(row?.id);
}
