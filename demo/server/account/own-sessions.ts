import { personalCalls } from '../http/calls';
import type { Call, Deps, Service } from '../http/service';
import { toWire } from '../http/wire';
import { Failure } from '../reply/failure';
import { endOtherSessions, endSession } from '../session/sessions';
import { deviceOf } from '../sign-in/device';

/** Sign-ins that the list has. */
const shown = 20;

/** Where one is signed in, and who has tried to sign in as oneself. */
export function ownSessions(userCentre: Service): void {
  const own = personalCalls(userCentre, '/api/v1/My');
  own('GET', 'sessions', sessions);
  own('POST', 'endSession', endOne);
  own('POST', 'endOtherSessions', async ({ db }, { user, now }) => {
    await endOtherSessions(db, user.id, user.sessionId, now);
    return null;
  });
  own('GET', 'signIns', signIns);
}

interface Row extends Record<string, unknown> {
  readonly agent: string | null;
}

const withDevice = ({ agent, ...row }: Row) => ({ ...toWire(row), ...deviceOf(agent) });

async function sessions({ db }: Deps, { user, now }: Call): Promise<unknown> {
  const rows = await db.query<Row>(
    `select id, id = $3 as current, way, ip, agent, created_at, seen_at from sessions
     where user_id = $1 and ended_at is null and expires_at > $2
     order by id = $3 desc, coalesce(seen_at, created_at) desc limit 50`,
    [user.id, now, user.sessionId],
  );
  return { sessions: rows.map(withDevice) };
}

async function endOne({ db }: Deps, { user, body, now }: Call): Promise<null> {
  const id = body.text('id', { max: 40 });
  const own = await db.query('select id from sessions where id = $1 and user_id = $2 and ended_at is null', [
    id,
    user.id,
  ]);
  if (own.length === 0) throw new Failure(10020);
  await endSession(db, id, now);
  return null;
}

async function signIns({ db }: Deps, { user }: Call): Promise<unknown> {
  const rows = await db.query<Row>(
    `select id, at, ip, agent, way, succeeded from sign_ins where user_id = $1 order by id desc limit ${shown}`,
    [user.id],
  );
  return { signIns: rows.map(withDevice) };
}
