import { textIn } from '../../support/lang';
import { column, type Db, first } from '../database/db';
import { findByPage, type ListReply } from '../http/list';
import type { Call, Service } from '../http/service';
import { toWire } from '../http/wire';
import { Form } from '../records/form';
import { Failure } from '../reply/failure';
import { fieldMessages } from '../reply/reply-messages';
import { managerCalls, reminderRows, visibleSql } from './access';
import { editorOf, editorSql, nameIn, refuseIfChanged } from './editor';
import { eventKinds, eventLabels, unknownPlaceholder } from './event-kinds';

const base = '/api/v1/UcRemindTemplate';

/** Templates of messages: the texts in both languages, with placeholders for the facts of an event. */
export function remindTemplates(userCentre: Service): void {
  const secured = managerCalls(userCentre, base);
  secured('GET', 'findByPage', page);
  secured('GET', 'loadData', async (db, call) => ({
    entity: toWire(await load(db, call, call.query.id('id'))),
  }));
  secured('GET', 'del', remove);
  secured('POST', 'saveData', save);
  secured('POST', 'setActive', setActive);
  secured('GET', 'eventTypes', eventTypes);
}

const columns = (
  lang: Call['lang'],
) => `r.id, r.organisation_id, r.bizevent_type_id, r.${column('name', lang)} as name, r.title_zh, r.title_en, r.brief_zh, r.brief_en,
  r.content_zh, r.content_en, r.url, r.format, r.status, r.created_at, r.updated_at, ${editorSql(lang)},
  (select count(*) from remind_rules u where u.template_id = r.id) as rules`;
const { load, own } = reminderRows(columns, 'remind_templates r');

function page(db: Db, { organisation, query, lang }: Call): Promise<ListReply> {
  return findByPage(
    db,
    query,
    {
      sort: { id: 'r.id', name: `r.${column('name', lang)}`, updatedAt: 'r.updated_at', status: 'r.status' },
      search: {
        name: { sql: ['r.name_zh', 'r.name_en', 'r.title_zh', 'r.title_en'], ops: ['CN'] },
        bizeventTypeId: { sql: 'r.bizevent_type_id', type: 'id', ops: ['EQ', 'IN'] },
        status: { sql: 'r.status', type: 'id', ops: ['EQ', 'IN'] },
      },
      maxRows: 500,
    },
    { select: columns(lang), from: 'remind_templates r', where: visibleSql, params: [organisation.id] },
  );
}

async function remove(db: Db, call: Call): Promise<null> {
  const row = await own(db, call, call.query.id('id'));
  if (Number(row.rules) > 0) throw new Failure(10050);
  await db.query('delete from remind_templates where id = $1', [row.id]);
  return null;
}

async function setActive(db: Db, call: Call): Promise<null> {
  const row = await own(db, call, call.body.id('id'));
  const status = call.body.oneOf('status', ['1', '2']);
  await db.query(
    `update remind_templates set status = $2::int, updated_at = $3, updated_by = $4, updated_actor = $5 where id = $1`,
    [row.id, status, call.now, call.user.id, call.user.actorId],
  );
  return null;
}

const texts = [
  ['title', 100],
  ['brief', 300],
  ['content', 4_000],
] as const;

async function save(db: Db, call: Call): Promise<unknown> {
  const { body, organisation, now, request, lang } = call;
  const before = body.has('id') ? await own(db, call, body.id('id')) : null;
  if (before) refuseIfChanged(call, before);
  const form = new Form(request.body, lang);
  const event = await eventOf(db, form);
  const values: Record<string, unknown> = { ...nameIn(form.text('name', { max: 60 }), before, lang) };
  for (const [name, max] of texts) {
    for (const [suffix, lang] of [
      ['Zh', 'zh'],
      ['En', 'en'],
    ] as const) {
      const field = `${name}${suffix}`;
      const text = form.text(field, { max, optional: name === 'content' });
      const unknown = event && unknownPlaceholder(text, event.label);
      if (unknown) form.refuse(field, unknownFact, { name: unknown });
      values[`${name}_${lang}`] = text;
    }
  }
  values.url = form.text('url', { max: 500, optional: true, pattern: /^(\/(?!\/)|https?:\/\/)\S*$/ }) || null;
  values.format = form.flag('format');
  if (before && event && Number(before.rules) > 0 && before.bizevent_type_id !== event.id) {
    form.refuse('bizeventTypeId', ruled);
  }
  form.check();
  values.bizevent_type_id = event?.id;
  const id = await write(
    db,
    'remind_templates',
    before,
    { ...values, updated_at: now, ...editorOf(call) },
    () => ({
      // What a super user makes in the platform's own organisation holds for all.
      organisation_id: organisation.roleLabel === 'SYSTEM' && call.user.isSuper ? null : organisation.id,
      created_at: now,
    }),
  );
  return { entity: toWire(await load(db, call, id)) };
}

const unknownFact = { zh: '没有名为 {name} 的占位符', en: 'There is no placeholder {name}' };
const ruled = {
  zh: '已有规则使用该模板，不能更改事件类型',
  en: 'Rules use this template, so its event cannot change',
};

/** The event type of a form: one of those that happen. */
export async function eventOf(db: Db, form: Form): Promise<{ id: number; label: string } | undefined> {
  const id = form.id('bizeventTypeId');
  if (id === null) return undefined;
  const row = await first(
    db.query<{ id: number; label: string }>(
      `select id, label from event_types where id = $1 and label = any(string_to_array($2, ','))`,
      [id, eventLabels.join(',')],
    ),
  );
  if (!row) form.refuse('bizeventTypeId', fieldMessages.unknown);
  return row;
}

/** Inserts a row, or changes the one that was there. Names of columns are constants of the code. @returns its id */
export async function write(
  db: Db,
  table: 'remind_templates' | 'remind_rules',
  before: Record<string, unknown> | null,
  values: Record<string, unknown>,
  created: () => Record<string, unknown>,
): Promise<number> {
  const all = before ? values : { ...values, ...created() };
  const names = Object.keys(all);
  const places = names.map((_, at) => `$${at + 1}`);
  if (before) {
    const sets = names.map((name, at) => `${name} = $${at + 1}`).join(', ');
    await db.query(`update ${table} set ${sets} where id = $${names.length + 1}`, [
      ...Object.values(all),
      before.id,
    ]);
    return Number(before.id);
  }
  const made = await first(
    db.query<{ id: number }>(
      `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning id`,
      Object.values(all),
    ),
  );
  return made?.id ?? 0;
}

/** The events that happen, with the placeholders of each. */
async function eventTypes(db: Db, { lang }: Call): Promise<unknown> {
  const rows = await db.query<{ id: number; label: string; lang_key: string; title: string }>(
    `select id, label, lang_key, title from event_types where label = any(string_to_array($1, ',')) order by id`,
    [eventLabels.join(',')],
  );
  return {
    eventTypes: rows.map(({ id, label, lang_key: langKey, title }) => ({
      id: String(id),
      label,
      langKey,
      title,
      placeholders: eventKinds[label]?.map((one) => ({
        name: one.name,
        title: textIn(one.title, lang),
        sampleZh: one.sample.zh,
        sampleEn: one.sample.en,
      })),
    })),
  };
}
