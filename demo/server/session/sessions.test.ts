import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Db, first } from '../database/db';
import { insertAll } from '../database/insert';
import { migrate } from '../database/migrations';
import { openTestDatabase, type TestDatabase } from '../testing-data';
import { endOtherSessions, sessionOfCookie, startSession } from './sessions';

const now = new Date('2026-11-20T02:42:00Z');
const [superId, memberId] = [1, 2];
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase({ empty: true });
  db = database.db;
  const named = { name_zh: '名', name_en: 'Name', created_at: now };
  await migrate(db, async (tx) => {
    await insertAll(tx, {
      name: 'organisations',
      rows: [{ ...named, id: 1, code: 'O', role_label: 'SYSTEM' }],
    });
    const rows = [superId, memberId].map((id) => {
      return { ...named, id, email: `${id}@oms.test`, phone: '1', org_id: 1, role_label: 'SUPER' };
    });
    await insertAll(tx, { name: 'users', rows });
  });
});
afterAll(() => database.close());

/** A session of the super user that acts as another user, with its entry in the log. */
async function startActing(): Promise<string> {
  const place = { remember: false, way: 'password', ip: '127.0.0.1', agent: '' };
  const session = await sessionOfCookie(db, await startSession(db, { userId: superId, ...place }, now), now);
  const id = session?.id ?? '';
  await db.query(
    'insert into act_as_log (actor_id, subject_id, session_id, started_at) values ($1, $2, $3, $4)',
    [superId, memberId, id, now],
  );
  return id;
}

it('ending the other sessions of a user ends what they did as others, in the log too', async () => {
  const [kept, ended] = [await startActing(), await startActing()];
  const later = new Date(now.getTime() + 60_000);
  await endOtherSessions(db, superId, kept, later);
  const endOf = (id: string) =>
    first(
      db.query<{ session: Date | null; log: Date | null }>(
        `select s.ended_at as session, l.ended_at as log from sessions s join act_as_log l on l.session_id = s.id
         where s.id = $1`,
        [id],
      ),
    );
  expect(await endOf(kept)).toEqual({ session: null, log: null });
  expect(await endOf(ended)).toEqual({ session: later, log: later });
});
