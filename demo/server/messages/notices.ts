import type { Lang } from '../../support/lang';
import { column, type Db, first } from '../database/db';
import type { Input } from '../http/input';
import { findByPage, type ListReply } from '../http/list';
import type { Call, Service } from '../http/service';
import { toWire, toWireRows } from '../http/wire';
import { Failure, invalid } from '../reply/failure';
import type { Reader } from '../session/context';

/** Reminders, private and group messages. */
const noticeTypes = ['2', '3', '4'] as const;

/** In-app notices. The user sees a notice without an organisation in every organisation. */
export function notices(userCentre: Service): void {
  const { db } = userCentre.deps;
  userCentre.secured('GET', '/api/v1/BizNotify/stats', async (call) => ({
    stats: await noticeStats(db, call),
  }));
  userCentre.secured('GET', '/api/v1/BizNotify/recent', (call) => recent(db, call));
  userCentre.secured('GET', '/api/v1/BizNotify/loadData', (call) => loadData(db, call));
  userCentre.secured('GET', '/api/v1/BizNotify/findByPage', (call) => page(db, call));
  userCentre.secured('POST', '/api/v1/BizNotify/markAsRead', (call) => markAsRead(db, call));
}

const ownSql = '(n.user_id = $1 and (n.organisation_id is null or n.organisation_id = $2))';

function fields(lang: Lang): string {
  const text = (name: string) => `n.${column(name, lang)} as ${name}`;
  return `n.id, n.bizevent_type_id, n.type::text as type, ${text('title')}, ${text('brief')}, ${text('content')}, n.url,
    n.id_label, n.src_label, n.format, n.created_at, n.created_at as notify_receive_at,
    (case when n.read_at is null then 0 else 1 end) as notify_read_status`;
}

/** For each type, the number of unread notices and the newest notice. */
export async function noticeStats(
  db: Db,
  { user, organisation, lang }: Reader,
): Promise<Record<string, unknown>> {
  const rows = await db.query(
    `select t.type::text as type, t.remains, t.max_readed_id, n.id as last_id, n.created_at as last_receive_at,
            n.bizevent_type_id as last_msg_bzevtp_id, n.${column('title', lang)} as last_msg_title,
            n.${column('brief', lang)} as last_msg_brief, n.url as last_msg_url
     from (select n.type, max(n.id) as last_id, count(*) filter (where n.read_at is null) as remains,
                  coalesce(max(n.id) filter (where n.read_at is not null), 0) as max_readed_id
           from notices n where ${ownSql} group by n.type) t
     join notices n on n.id = t.last_id`,
    [user.id, organisation.id],
  );
  const byType = new Map(rows.map(({ type, ...row }) => [type, withIds(toWire(row))]));
  return Object.fromEntries(noticeTypes.map((type) => [type, byType.get(type) ?? emptyStats]));
}

function withIds(row: Record<string, unknown>): Record<string, unknown> {
  return { ...row, lastMsgBzevtpId: String(row.lastMsgBzevtpId) };
}

const emptyStats = {
  remains: 0,
  maxReadedId: '0',
  lastId: null,
  lastReceiveAt: null,
  lastMsgBzevtpId: null,
  lastMsgTitle: null,
  lastMsgBrief: null,
  lastMsgUrl: null,
};

async function recent(db: Db, { user, organisation, lang, query }: Call): Promise<unknown> {
  const rows = query.integer('rows', { min: 1, max: 100, fallback: 10 });
  const before = query.optionalId('before') ?? Number.MAX_SAFE_INTEGER;
  const types = query.has('type') ? [query.oneOf('type', noticeTypes)] : noticeTypes;
  const lists = await Promise.all(
    types.map((type) =>
      db.query(
        `select ${fields(lang)} from notices n where ${ownSql} and n.type = $3::int and n.id < $4 order by n.id desc limit $5`,
        [user.id, organisation.id, type, before, rows],
      ),
    ),
  );
  return { list: { data: Object.fromEntries(types.map((type, at) => [type, toWireRows(lists[at] ?? [])])) } };
}

async function loadData(db: Db, { user, organisation, lang, query }: Call): Promise<unknown> {
  const row = await first(
    db.query(`select ${fields(lang)} from notices n where ${ownSql} and n.id = $3`, [
      user.id,
      organisation.id,
      query.id('id'),
    ]),
  );
  if (!row) throw new Failure(10020);
  return { entity: toWire(row) };
}

function page(db: Db, { user, organisation, lang, query }: Call): Promise<ListReply> {
  return findByPage(
    db,
    query,
    {
      sort: { id: 'n.id', createdAt: 'n.created_at' },
      search: {
        title: { sql: ['n.title_zh', 'n.title_en', 'n.brief_zh', 'n.brief_en'], ops: ['CN'] },
        type: { sql: 'n.type', type: 'id', ops: ['EQ', 'IN'] },
        bizeventTypeId: { sql: 'n.bizevent_type_id', type: 'id', ops: ['EQ', 'IN'] },
        notifyReadStatus: { sql: '(case when n.read_at is null then 0 else 1 end)', type: 'id', ops: ['EQ'] },
        createdAt: { sql: 'n.created_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
      },
    },
    { select: fields(lang), from: 'notices n', where: ownSql, params: [user.id, organisation.id] },
  );
}

/**
 * Some by `ids`, all of `type`, or those of `upToType` up to the id `upTo`, which the reply repeats: later ones nobody
 * has seen.
 */
async function markAsRead(db: Db, { user, organisation, body, now }: Call): Promise<unknown> {
  const ids = body.ids('ids', { max: 1_000 });
  const upTo = body.optionalId('upTo');
  const typeField = upTo === null ? 'type' : 'upToType';
  const type = upTo !== null || body.has('type') ? body.oneOf(typeField, noticeTypes) : null;
  if (ids.length === 0 && type === null) throw invalid('ids');
  const marked = await db.query(
    `update notices n set read_at = $3 where ${ownSql} and n.read_at is null
       and (n.id = any(string_to_array($4::text, ',')::bigint[]) or ($4 = '' and n.type = $5::int and ($6::bigint is null or n.id <= $6))) returning n.id`,
    [user.id, organisation.id, now, ids.join(','), type, upTo],
  );
  return { marked: marked.length, ...(upTo !== null && { upTo: String(upTo) }) };
}

const newNoticesSql = `
  insert into notices (user_id, type, bizevent_type_id, title_zh, title_en, brief_zh, brief_en, content_zh, content_en,
                       url, format, created_at)
  select $1, $2::int, $3, $4::text || suffix, $4::text || suffix, $5, $5, $6, $6, $7, $8::int, $9::timestamptz
  from (select case when $10::int = 1 then '' else ' ' || at end as suffix from generate_series(1, $10::int) at) copies
  returning id`;

/** Event type of notices that `/status/notify/gen` makes. */
const manualEventType = 1;

/**
 * Makes `count` notices (1 to 1000, default 1; several have numbers in their titles) for the user with that id or email
 * address. Returns the id of the last.
 */
export async function generateNotices(db: Db, query: Input, now: Date): Promise<string> {
  const name = query.text('user', { max: 254 });
  const user = await first(
    db.query<{ id: number }>('select id from users where email = lower($1::text) or id::text = $1::text', [
      name,
    ]),
  );
  if (!user) throw new Failure(10020);
  const brief = query.optionalText('brief', { max: 500 }) ?? '';
  const made = await db.query<{ id: number }>(newNoticesSql, [
    user.id,
    query.oneOf('type', noticeTypes, '2'),
    manualEventType,
    query.text('title'),
    brief,
    query.optionalText('content', { max: 20_000 }) ?? brief,
    query.optionalText('url', { max: 2_000 }),
    query.oneOf('format', ['0', '1'], '0'),
    now,
    query.integer('count', { min: 1, max: 1_000, fallback: 1 }),
  ]);
  return String(Math.max(...made.map(({ id }) => id)));
}
