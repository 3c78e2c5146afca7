import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '@oms/demo/server/database/db';
import { loadFrom } from '@oms/demo/server/load/load';
import { textLog } from '@oms/demo/server/operation/log';
import { startServer } from '@oms/demo/server/server';
import { newSecret, openTokens } from '@oms/demo/server/session/tokens';
import type { BackendMessage, BackendPlan, BackendQuestion, Person } from './backend';
import { addPeople } from './people';

// A process of its own, so that it can be killed and stopped, and its memory is its own: it gets its plan over the line
// to whoever starts it, then questions. The plan has a password, and anybody on a machine can read the arguments of a
// process.
const [plan] = (await once(process, 'message')) as [BackendPlan];

const PLENTY = 20_000;
const WEEK = 7 * 86_400_000;

/** All pages of a run are of one address, and may share some hundred people. */
const crowd = { strangersPerAddress: PLENTY, strangers: PLENTY, sockets: PLENTY, socketsPerUser: PLENTY };

const { db } = await startServer({
  portBase: plan.portBase,
  dataDir: join(plan.folder, 'data'),
  databaseUrl: plan.databaseUrl,
  makers: true,
  load: loadFrom(process.env),
  limits: plan.plain ? undefined : crowd,
  log: textLog((line) => console.error(line)),
  fill: plan.joins || plan.plain ? undefined : signInPeople,
});

const say = (message: BackendMessage) => process.send?.(message);
process.on('message', (question: BackendQuestion) => {
  const { id } = question;
  answer(question).then(say, (error) => say({ id, error: String(error) }));
});
// Whoever has started it has ended.
process.on('disconnect', () => process.exit());
say('ready');

async function answer(question: BackendQuestion): Promise<BackendMessage> {
  const { id } = question;
  if (question.kind === 'query') return { id, rows: await db.query(question.sql, question.params) };
  // Twice: what the first has freed may hold more.
  for (const _ of [1, 2]) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { id, memory: { rss, heap: heapUsed + external } };
}

/** Signs people in, and leaves their tokens and cookies in the folder. */
async function signInPeople(db: Db): Promise<void> {
  const now = new Date();
  const { sign } = await openTokens(db);
  if (plan.people) await addPeople(db, plan.people);
  const users = await db.query<{ id: number }>(
    'select id from users where status = 1 and not password_expired order by id desc limit $1',
    [plan.people ?? PLENTY],
  );
  const people: Person[] = [];
  for (const { id } of users) {
    const sessionId = randomUUID();
    const { secret, hash } = newSecret();
    await db.query(
      `insert into sessions (id, user_id, cookie_hash, created_at, expires_at, way, ip, agent, seen_at)
       values ($1, $2, $5, $3, $4, 'password', '127.0.0.1', 'proof', $3)`,
      [sessionId, id, now, new Date(now.getTime() + WEEK), hash],
    );
    const token = await sign({ sessionId, userId: Number(id), actorId: null }, now);
    people.push({ id: String(id), token, cookie: secret });
  }
  writeFileSync(join(plan.folder, 'people.json'), JSON.stringify(people));
}
