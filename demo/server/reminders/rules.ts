import { column, type Db, first } from '../database/db';
import { findByPage, type ListReply } from '../http/list';
import type { Call, Service } from '../http/service';
import { toWire } from '../http/wire';
import { Form } from '../records/form';
import { fieldMessages } from '../reply/reply-messages';
import { managerCalls, reminderRows, visibleSql } from './access';
import { editorOf, editorSql, nameIn, refuseIfChanged } from './editor';
import { appLevels, channelKeys, notifierKeys } from './fire';
import { testRule } from './rule-test';
import { eventOf, write } from './templates';

const base = '/api/v1/UcRemindRule';

/** Rules that make messages of events: which event, from which level on, by which template, to whom, by which channel. */
export function remindRules(userCentre: Service): void {
  const secured = managerCalls(userCentre, base);
  secured('GET', 'findByPage', page);
  secured('GET', 'loadData', async (db, call) => ({
    entity: toWire(await load(db, call, call.query.id('id'))),
  }));
  secured('GET', 'del', async (db, call) => {
    const row = await own(db, call, call.query.id('id'));
    await db.query('delete from remind_rules where id = $1', [row.id]);
    return null;
  });
  secured('POST', 'saveData', save);
  secured('POST', 'setActive', setActive);
  secured('GET', 'events', events);
  secured('POST', 'test', async (db, call) => {
    const eventIds = call.body.ids('eventIds', { max: 50 });
    return testRule(db, call, await load(db, call, call.body.id('id')), eventIds);
  });
}

const columns = (
  lang: Call['lang'],
) => `r.id, r.organisation_id, r.rule_type, r.bizevent_type_id, r.template_id,
  t.${column('name', lang)} as template_name, t.status as template_status, r.${column('name', lang)} as name, r.level, r.channels, r.notifiers, r.user_ids, r.status,
  r.fired, r.last_fired_at, r.created_at, r.updated_at, ${editorSql(lang)},
  coalesce((select json_agg(json_build_object('id', u.id::text, 'name', u.${column('name', lang)}) order by u.id) from users u
    where u.id = any(string_to_array(nullif(r.user_ids, ''), ',')::bigint[])), '[]'::json) as users`;
const from = 'remind_rules r join remind_templates t on t.id = r.template_id';
const { load, own } = reminderRows(columns, from);

function page(db: Db, { organisation, query, lang }: Call): Promise<ListReply> {
  return findByPage(
    db,
    query,
    {
      sort: {
        id: 'r.id',
        name: `r.${column('name', lang)}`,
        level: 'r.level',
        updatedAt: 'r.updated_at',
        status: 'r.status',
        lastFiredAt: 'r.last_fired_at',
      },
      search: {
        name: { sql: ['r.name_zh', 'r.name_en', 't.name_zh', 't.name_en'], ops: ['CN'] },
        ruleType: { sql: 'r.rule_type', type: 'id', ops: ['EQ', 'IN'] },
        bizeventTypeId: { sql: 'r.bizevent_type_id', type: 'id', ops: ['EQ', 'IN'] },
        status: { sql: 'r.status', type: 'id', ops: ['EQ', 'IN'] },
      },
      maxRows: 500,
    },
    { select: columns(lang), from, where: visibleSql, params: [organisation.id] },
  );
}

async function setActive(db: Db, call: Call): Promise<null> {
  const row = await own(db, call, call.body.id('id'));
  const status = call.body.oneOf('status', ['1', '2']);
  await db.query(
    'update remind_rules set status = $2::int, updated_at = $3, updated_by = $4, updated_actor = $5 where id = $1',
    [row.id, status, call.now, call.user.id, call.user.actorId],
  );
  return null;
}

async function save(db: Db, call: Call): Promise<unknown> {
  const { body, organisation, now, request, lang, user } = call;
  const before = body.has('id') ? await own(db, call, body.id('id')) : null;
  if (before) refuseIfChanged(call, before);
  const form = new Form(request.body, lang);
  const name = form.text('name', { max: 60 });
  const ruleType = form.integer('ruleType', { min: 1, max: 2 });
  // A rule for all organisations is the platform's.
  if (ruleType === 2 && !user.isSuper) form.refuse('ruleType', platformOnly);
  const event = await eventOf(db, form);
  const template = await templateOf(db, call, form, event?.id);
  const level = form.integer('level', { min: 0, max: 600 });
  if (!appLevels.includes(level as never)) form.refuse('level', fieldMessages.unknown);
  const channels = form.codes('channels', 3).filter((key) => channelKeys.includes(key as never));
  const notifiers = form.codes('notifiers', 5).filter((key) => notifierKeys.includes(key as never));
  if (channels.length === 0) form.refuse('channels', fieldMessages.required);
  if (notifiers.length === 0) form.refuse('notifiers', fieldMessages.required);
  const userIds = form.ids('userIds', 50);
  if (notifiers.includes('toCustomeCreator') && userIds.length === 0) {
    form.refuse('userIds', fieldMessages.required);
  }
  if (userIds.length > 0) await checkUsers(db, call, form, userIds);
  form.check();
  const values = {
    ...nameIn(name, before, lang),
    rule_type: ruleType,
    bizevent_type_id: event?.id,
    template_id: template,
    level,
    channels: channels.join(','),
    notifiers: notifiers.join(','),
    user_ids: notifiers.includes('toCustomeCreator') ? userIds.join(',') : '',
    organisation_id: ruleType === 2 ? null : organisation.id,
    updated_at: now,
    ...editorOf(call),
  };
  const id = await write(db, 'remind_rules', before, values, () => ({ created_at: now }));
  return { entity: toWire(await load(db, call, id)) };
}

const platformOnly = { zh: '仅平台可设置管理员规则', en: 'Only the platform makes admin rules' };
const otherEvent = { zh: '该模板不属于所选事件', en: 'This template is for another event' };
const strangers = {
  zh: '部分人员不在本组织或已停用',
  en: 'Some of these people do not work for this organisation',
};

async function templateOf(
  db: Db,
  { organisation }: Call,
  form: Form,
  event: number | undefined,
): Promise<number | null> {
  const id = form.id('templateId');
  if (id === null) return null;
  const row = await first(
    db.query<{ event: number }>(
      `select bizevent_type_id as event from remind_templates r where ${visibleSql} and r.id = $2`,
      [organisation.id, id],
    ),
  );
  if (!row) form.refuse('templateId', fieldMessages.unknown);
  else if (event !== undefined && row.event !== event) form.refuse('templateId', otherEvent);
  return id;
}

async function checkUsers(db: Db, { organisation }: Call, form: Form, ids: readonly number[]): Promise<void> {
  const known = await db.query(
    `select u.id from users u where u.id = any(string_to_array($1, ',')::bigint[]) and u.status = 1
       and (u.is_super = 1 or u.id in (select user_id from user_organisations where organisation_id = $2))`,
    [ids.join(','), organisation.id],
  );
  if (known.length < ids.length) form.refuse('userIds', strangers);
}

/** The latest events of a type, to test a rule with. */
async function events(db: Db, { organisation, query, lang }: Call): Promise<unknown> {
  const rows = await db.query<Record<string, unknown>>(
    `select id, document_no, level, created_at, facts_${lang === 'en' ? 'en' : 'zh'} as facts from biz_events
     where organisation_id = $1 and bizevent_type_id = $2 order by id desc limit 20`,
    [organisation.id, query.id('bizeventTypeId')],
  );
  return { events: rows.map(toWire) };
}
