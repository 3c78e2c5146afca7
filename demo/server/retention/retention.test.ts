import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, first } from '../database/db';
import { type FileStore, openFileStore } from '../files/store';
import { openTestDatabase, type TestDatabase } from '../testing-data';
import { keepByDefault, keepFrom } from './keep';
import { batchSize, sweepOld } from './retention';

const day = 86_400_000;
/** Later than all of the demo's data, so that each test says itself what is old. */
const now = new Date(Date.now() + 10_000 * day);
const ago = (days: number) => new Date(now.getTime() - days * day);
const forever = Number.POSITIVE_INFINITY;
const keepAll = Object.fromEntries(
  Object.keys(keepByDefault).map((kind) => [kind, forever]),
) as typeof keepByDefault;

let database: TestDatabase;
let folder: string;
let store: FileStore;
let user: number;
let organisation: number;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'oms-retention-'));
  store = openFileStore(folder);
  const person = await first(
    database.db.query<{ id: number; org_id: number }>(
      `select id, org_id from users where email = 'client.admin@oms.test'`,
    ),
  );
  [user, organisation] = [person?.id ?? 0, person?.org_id ?? 0];
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const sweep = (keep: Partial<typeof keepByDefault>, pause = async () => true, db: Database = database.db) =>
  sweepOld({ db, store, clock: () => now }, { ...keepAll, ...keep }, pause);

async function countOf(table: string, where: string): Promise<number> {
  const row = await first(
    database.db.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`),
  );
  return row?.n ?? -1;
}

const addNotices = (title: string, at: Date, count = 1) =>
  database.db.query(
    `insert into notices (user_id, type, bizevent_type_id, title_zh, title_en, brief_zh, brief_en, content_zh, content_en, created_at)
     select $1, 2, 1, $2, $2, '', '', '', '', $3 from generate_series(1, $4::int)`,
    [user, title, at, count],
  );

async function addFile(at: Date, recordId: number | null = null): Promise<string> {
  const id = randomUUID();
  await store.write(
    id,
    (async function* () {
      yield 'text';
    })(),
  );
  await database.db.query(
    `insert into files (id, filename, content_type, size, owner_id, organisation_id, model, type, record_type, record_id, created_at)
     values ($1, 'notes.txt', 'text/plain', 4, $2, $3, 'logistics', 'other', $4, $5, $6)`,
    [id, user, organisation, recordId === null ? null : 'order', recordId, at],
  );
  return id;
}

it('deletes notices that are older than they are kept, whether read or not, and no others', {
  tags: ['sql'],
}, async () => {
  // All of the demo's are old by then.
  await sweep({ notices: 365 });
  await addNotices('old', ago(366), 3);
  await addNotices('young', ago(364), 2);
  expect(await sweep({ notices: 365 })).toEqual({ notices: 3 });
  expect(await countOf('notices', `title_en = 'old'`)).toBe(0);
  expect(await countOf('notices', `title_en = 'young'`)).toBe(2);
});

it('tells open pages of notices that are gone', async () => {
  await addNotices('told', ago(800));
  let received = (_signal: string) => {};
  const heard = new Promise<string>((resolve) => {
    received = resolve;
  });
  const subscription = await database.other.listen('oms_signals', { received, reconnected: () => {} });
  await sweep({ notices: 700 });
  expect(await heard).toBe(`notices ${user}`);
  await subscription.close();
});

it('deletes in small transactions, between which others have their turn, and ends where it is told to', {
  tags: ['sql'],
}, async () => {
  await addNotices('many', ago(800), 2 * batchSize + 100);
  const left: number[] = [];
  const deleted = await sweep({ notices: 700 }, async () => {
    left.push(await countOf('notices', `title_en = 'many'`));
    return left.length < 2;
  });
  expect(left).toEqual([batchSize + 100, 100]);
  expect(deleted).toEqual({ notices: 2 * batchSize });
  expect(await sweep({ notices: 700 })).toEqual({ notices: 100 });
});

it('is the work of one of two backends, and nothing is left', { tags: ['sql'] }, async () => {
  await addNotices('shared', ago(800), 2 * batchSize + 100);
  const both = await Promise.all([
    sweep({ notices: 700 }),
    sweep({ notices: 700 }, undefined, database.other),
  ]);
  const sum = both.reduce((total, { notices = 0 }) => total + notices, 0);
  expect(sum).toBe(2 * batchSize + 100);
  if (database.db !== database.other) expect(both.filter(({ notices }) => notices)).toHaveLength(1);
});

it('leaves it to the backend that is at it', { tags: ['sql'] }, async () => {
  if (database.db === database.other) return;
  await addNotices('busy', ago(800));
  const deleted = await database.other.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(7203186)');
    return sweep({ notices: 700 });
  });
  expect(deleted).toEqual({});
  expect(await sweep({ notices: 700 })).toEqual({ notices: 1 });
});

it('deletes logs, usage, sign-ins and mails', async () => {
  const { db } = database;
  await sweep({ logs: 1, usage: 1, signIns: 1, mails: 1 });
  for (const at of [ago(40), ago(20)]) {
    await db.query(
      `insert into operation_logs (organisation_id, record_type, record_id, op_action, created_at, created_name_zh, created_name_en)
       values ($1, 'order', 1, 260, $2, 'kept', 'kept')`,
      [organisation, at],
    );
    await db.query(
      `insert into usage_events (user_id, kind, url, source, at) values ($1, 'page', 'http://kept', 'kept', $2)`,
      [user, at],
    );
    await db.query(
      `insert into sign_ins (user_id, at, ip, agent, way, succeeded) values ($1, $2, '', 'kept', 'password', true)`,
      [user, at],
    );
    await db.query(
      `insert into outbox (channel, recipient, subject, body, created_at) values ('sms', 'kept', '', '', $1)`,
      [at],
    );
  }
  expect(await sweep({ logs: 30, usage: 30, signIns: 30, mails: 30 })).toEqual({
    logs: 1,
    usage: 1,
    signIns: 1,
    mails: 1,
  });
  expect(await countOf('operation_logs', `created_name_en = 'kept'`)).toBe(1);
  expect(await countOf('usage_events', `source = 'kept'`)).toBe(1);
  expect(await countOf('sign_ins', `agent = 'kept'`)).toBe(1);
  expect(await countOf('outbox', `recipient = 'kept'`)).toBe(1);
});

it('deletes sessions that have expired, with their tickets, but none that a log names', async () => {
  const { db } = database;
  await sweep({ signIns: 1 });
  const add = (id: string, expiresAt: Date) =>
    db.query(
      `insert into sessions (id, user_id, cookie_hash, created_at, expires_at) values ($1, $2, $1, $3, $3)`,
      [id, user, expiresAt],
    );
  await add('expired', ago(40));
  await add('young', ago(20));
  await add('acted', ago(40));
  await db.query(
    `insert into tickets (hash, session_id, origin, expires_at, lang) values ('t', 'expired', '', $1, 'en')`,
    [ago(40)],
  );
  await db.query(
    `insert into act_as_log (actor_id, subject_id, session_id, started_at, ended_at) values ($1, $1, 'acted', $2, $2)`,
    [user, ago(40)],
  );
  expect(await sweep({ signIns: 30 })).toEqual({ signIns: 1 });
  expect(await countOf('sessions', `id in ('young', 'acted')`)).toBe(2);
  expect(await sweep({ logs: 30, signIns: 30 })).toMatchObject({ logs: 1, signIns: 1 });
  expect(await countOf('sessions', `id = 'acted'`)).toBe(0);
});

it('deletes the file of a task with its bytes, and leaves the task and what people have uploaded', async () => {
  const { db } = database;
  const [result, upload, young] = [await addFile(ago(40)), await addFile(ago(40), 1), await addFile(ago(20))];
  const task = await first(
    db.query<{ id: number }>('select id from tasks where organisation_id = $1 order by id limit 1', [
      organisation,
    ]),
  );
  await db.query('update tasks set file_id = $2 where id = $1', [task?.id, result]);
  expect(await sweep({ results: 30 })).toEqual({ results: 1 });
  expect(await countOf('tasks', `id = ${task?.id} and file_id is null`)).toBe(1);
  expect(await store.read(result)).toBeUndefined();
  expect(await store.read(upload)).toBeDefined();

  expect(await sweep({ uploads: 30 })).toEqual({ uploads: 1 });
  expect(await store.read(upload)).toBeUndefined();
  expect(await store.read(young)).toBeDefined();
  expect(await countOf('files', 'owner_id is null')).toBeGreaterThan(0);
});

it('forgets replies to writes after two days', async () => {
  await sweep({});
  for (const [key, at] of [
    ['old', ago(3)],
    ['young', ago(1)],
  ])
    await database.db.query(
      `insert into idempotency_keys (user_id, key, call, created_at) values ($1, $2, '', $3)`,
      [user, key, at],
    );
  expect(await sweep({})).toEqual({ replies: 1 });
});

it('forgets subscriptions at a broker that stand no more', async () => {
  for (const [lang, until] of [
    ['en', ago(0.01)],
    ['zh-CN', ago(-0.01)],
  ] as const)
    await database.db.query(
      `insert into broker_listeners (user_id, context, lang, until) values ($1, '0', $2, $3)`,
      [user, lang, until],
    );
  expect(await sweep({})).toEqual({ listeners: 1 });
  expect(await countOf('broker_listeners', `lang = 'zh-CN'`)).toBe(1);
});

it('is read from the environment in days', () => {
  expect(keepFrom({ KEEP_NOTICES_DAYS: ' 30 ', KEEP_LOGS_DAYS: 'forever' })).toEqual({
    ...keepByDefault,
    notices: 30,
    logs: forever,
  });
  for (const KEEP_MAILS_DAYS of ['0', '-1', '1.5', 'never', '99999'])
    expect(() => keepFrom({ KEEP_MAILS_DAYS })).toThrow('KEEP_MAILS_DAYS');
});
