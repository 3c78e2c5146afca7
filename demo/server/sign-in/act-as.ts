import { type Db, first } from '../database/db';
import type { Call, Deps, Service } from '../http/service';
import { Failure } from '../reply/failure';
import type { SessionUser } from '../session/context';
import { tokenLifetime } from '../session/tokens';

/** Super users can act as another user, to see the same pages as that user. */
export function actAs(userCentre: Service): void {
  const { deps } = userCentre;
  userCentre.secured('POST', '/auth/jwt/actas', (call) => change(deps, call));
}

/**
 * With a `userId` the session acts as that user from now on; without one it stops acting. Older tokens of the session
 * are refused.
 */
async function change({ db, tokens }: Deps, { user, body, now }: Call): Promise<unknown> {
  const subjectId = body.optionalId('userId');
  await db.transaction(async (tx) => {
    if (subjectId === null) await stopActing(tx, user, now);
    else await startActing(tx, user, subjectId, now);
  });
  const userId = subjectId ?? user.actorId ?? user.id;
  const actorId = subjectId === null ? null : user.id;
  const token = await tokens.sign({ sessionId: user.sessionId, userId, actorId }, now);
  return { token, expiresIn: tokenLifetime, userId: String(userId), remembered: user.remembered };
}

async function startActing(tx: Db, user: SessionUser, subjectId: number, now: Date): Promise<void> {
  // A user who acts as another has only the other's rights, so acting cannot be nested.
  if (!user.isSuper || user.actorId !== null) throw new Failure(403);
  const subject = await first(
    tx.query<{ isSuper: boolean }>('select is_super = 1 as "isSuper" from users where id = $1', [subjectId]),
  );
  if (!subject) throw new Failure(10020);
  if (subject.isSuper) throw new Failure(10015);
  const changed = await tx.query(
    'update sessions set acting_as = $2 where id = $1 and acting_as is null and ended_at is null returning id',
    [user.sessionId, subjectId],
  );
  if (changed.length === 0) throw new Failure(401);
  await tx.query(
    'insert into act_as_log (actor_id, subject_id, session_id, started_at) values ($1, $2, $3, $4)',
    [user.id, subjectId, user.sessionId, now],
  );
}

async function stopActing(tx: Db, { sessionId }: SessionUser, now: Date): Promise<void> {
  await tx.query('update sessions set acting_as = null where id = $1', [sessionId]);
  await tx.query('update act_as_log set ended_at = $2 where session_id = $1 and ended_at is null', [
    sessionId,
    now,
  ]);
}
