import type { Database, Db } from '../database/db';
import { first } from '../database/db';
import type { Outbox } from '../outbox/outbox';
import { type BizEvent, obstacle, recipientsOf, render } from './fire';
import { type RuleRow, readEvents, type TemplateRow, toTemplate, toTerms } from './read';

interface DispatcherDeps {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

export interface Dispatcher {
  close(): Promise<void>;
}

/** Makes messages of events by the rules, one event after the other; several backends share the work. */
export async function startDispatcher(deps: DispatcherDeps): Promise<Dispatcher> {
  const { db, outbox, log } = deps;
  let ended = false;
  let waiting = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    do {
      waiting = false;
      while (!ended && (await handleNext(deps)));
    } while (waiting && !ended);
    outbox.wake();
  }

  function wake(): void {
    waiting = true;
    if (ended) return;
    running ??= run()
      .catch((error: unknown) => log(`An event was not handled: ${String(error)}`))
      .finally(() => {
        running = null;
      });
  }

  const subscription = await db.listen('oms_events', { received: wake, reconnected: wake });
  wake();
  return {
    async close() {
      ended = true;
      await subscription.close();
      await running;
    },
  };
}

/** @returns whether there was an event */
async function handleNext({ db, clock }: DispatcherDeps): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [event] = await readEvents(
      tx,
      'where id = (select id from biz_events where handled_at is null order by id limit 1 for update skip locked)',
      [],
    );
    if (!event) return false;
    const rules = await tx.query<RuleRow & TemplateRow & { id: number }>(
      `select r.id, r.organisation_id, r.bizevent_type_id, r.level, r.channels, r.notifiers, r.user_ids,
         t.title_zh, t.title_en, t.brief_zh, t.brief_en, t.content_zh, t.content_en, t.url, t.format
       from remind_rules r join remind_templates t on t.id = r.template_id and t.status = 1
       where r.status = 1 and r.bizevent_type_id = $1 and (r.organisation_id is null or r.organisation_id = $2)
       order by r.id`,
      [event.eventTypeId, event.organisationId],
    );
    const now = clock();
    for (const rule of rules) await fire(tx, event, rule, now);
    await tx.query('update biz_events set handled_at = $2 where id = $1', [event.id, now]);
    return true;
  });
}

async function fire(
  tx: Db,
  event: BizEvent,
  row: RuleRow & TemplateRow & { id: number },
  now: Date,
): Promise<void> {
  const rule = toTerms(row);
  if (obstacle(rule, event)) return;
  const template = toTemplate(row);
  const people = await recipientsOf(tx, rule, event, 'zh-CN');
  const [zh, en] = [render(template, event, 'zh-CN'), render(template, event, 'en')];
  if (rule.channels.includes('inbox')) {
    for (const { id } of people) {
      await tx.query(
        `insert into notices (user_id, organisation_id, type, bizevent_type_id, title_zh, title_en, brief_zh, brief_en,
                              content_zh, content_en, url, id_label, src_label, format, created_at)
         values ($1, $2, 2, $3, $4, $5, $6, $7, $8, $9, $10, 'rule', 'system', $11, $12)`,
        [
          id,
          event.organisationId,
          event.eventTypeId,
          zh.title,
          en.title,
          zh.brief,
          en.brief,
          zh.content,
          en.content,
          template.url,
          template.format,
          now,
        ],
      );
    }
  }
  const write = (channel: 'mail' | 'bot', to: string, text: typeof zh) =>
    tx.query(
      'insert into outbox (channel, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5)',
      [channel, to, text.title, text.content || text.brief, now],
    );
  if (rule.channels.includes('email')) {
    for (const { email, lang } of people) await write('mail', email, lang === 'en' ? en : zh);
  }
  if (rule.channels.includes('dingtalkbot')) await write('bot', await groupOf(tx, event), zh);
  await tx.query('update remind_rules set fired = fired + 1, last_fired_at = $2 where id = $1', [
    row.id,
    now,
  ]);
}

/** The group chat of an organisation, which its robot writes to. */
export async function groupOf(db: Db, { organisationId }: Pick<BizEvent, 'organisationId'>): Promise<string> {
  const row = await first(
    db.query<{ code: string }>('select lower(code) as code from organisations where id = $1', [
      organisationId,
    ]),
  );
  return `group:${row?.code ?? organisationId}`;
}
