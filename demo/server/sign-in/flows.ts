import type { Bilingual } from '../../support/lang';
import { type Db, first } from '../database/db';
import { Failure } from '../reply/failure';
import { hashSecret, newSecret } from '../session/tokens';
import { type Channel, codeLifetime } from './codes';
import type { Entry, Way } from './finish';

/** ms from the first proof to the last. */
const flowLifetime = 15 * 60_000;
/** Wrong codes, after which the sign-in has to begin again. */
const allowedFailures = 5;

/**
 * `code`: the code is the first proof; `factor`: the second; `enrol`: it shows that the phone is at hand before it
 * becomes a factor.
 */
export type Stage = 'code' | 'factor' | 'enrol';

/** A sign-in under way. The page has its secret, and gives it with the next proof. */
export interface Flow {
  readonly hash: string;
  /** Null where nobody has the address: every code is wrong then. */
  readonly userId: number | null;
  readonly stage: Stage;
  readonly way: Way;
  readonly remember: boolean;
  readonly risky: boolean;
  readonly connectHash: string | null;
  readonly channel: Channel | null;
  readonly target: string | null;
  readonly codeHash: string | null;
  readonly sentAt: Date | null;
  readonly failures: number;
}

const columns = `hash, user_id as "userId", stage, way, remember, risky, connect_hash as "connectHash", channel, target,
  code_hash as "codeHash", sent_at as "sentAt", failures`;

type Begin = Omit<Entry, 'userId'> & Pick<Flow, 'userId' | 'stage' | 'risky'>;

/** @returns the secret */
export async function beginFlow(db: Db, begin: Begin, now: Date): Promise<string> {
  const { secret, hash } = newSecret();
  await db.query('delete from sign_in_flows where expires_at < $1', [now]);
  await db.query(
    `insert into sign_in_flows (hash, user_id, stage, way, remember, risky, connect_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      hash,
      begin.userId,
      begin.stage,
      begin.way,
      begin.remember,
      begin.risky,
      begin.connectHash,
      new Date(now.getTime() + flowLifetime),
    ],
  );
  return secret;
}

/** @throws Failure 10006 unless a sign-in of this secret is under way, at one of these stages */
export async function findFlow(
  db: Db,
  secret: string,
  now: Date,
  stages: readonly Stage[] = ['code', 'factor'],
): Promise<Flow> {
  const flow = await first(
    db.query<Flow>(
      `select ${columns} from sign_in_flows
       where hash = $1 and used_at is null and expires_at > $2 and failures < $3`,
      [hashSecret(secret), now, allowedFailures],
    ),
  );
  if (!flow || !stages.includes(flow.stage)) throw new Failure(10006);
  return flow;
}

/** From now on this code is the valid one of the flow. */
export async function setCode(
  db: Db,
  flow: Pick<Flow, 'hash'>,
  { channel, target, code }: { channel: Channel; target: string; code: string },
  now: Date,
): Promise<void> {
  await db.query(
    'update sign_in_flows set channel = $2, target = $3, code_hash = $4, sent_at = $5 where hash = $1',
    [flow.hash, channel, target, hashSecret(flow.hash + code), now],
  );
}

/** Whether the code is the one that was sent, and not an old one. */
export function isCode(flow: Flow, channel: Channel, code: string, now: Date): boolean {
  const { codeHash, sentAt } = flow;
  if (flow.channel !== channel || codeHash === null || sentAt === null) return false;
  return codeHash === hashSecret(flow.hash + code) && now.getTime() - sentAt.getTime() < codeLifetime;
}

/** Counts a try before the code is checked, so that parallel tries cannot exceed the limit. @throws Failure 10006 at the limit */
export async function countTry(db: Db, { hash }: Flow): Promise<number> {
  const counted = await first(
    db.query<{ failures: number }>(
      `update sign_in_flows set failures = failures + 1
       where hash = $1 and used_at is null and failures < $2 returning failures`,
      [hash, allowedFailures],
    ),
  );
  if (!counted) throw new Failure(10006);
  return allowedFailures - counted.failures;
}

/** Only one of two equal requests gets on. @throws Failure 10006 for the other */
export async function endFlow(db: Db, { hash }: Flow, now: Date): Promise<void> {
  const used = await db.query(
    'update sign_in_flows set used_at = $2 where hash = $1 and used_at is null returning hash',
    [hash, now],
  );
  if (used.length === 0) throw new Failure(10006);
}

/** The refusal of a wrong code; `data.left` has the tries that are left. */
export function wrongCode(left: number): Failure {
  const text: Bilingual =
    left > 0
      ? { zh: `验证码不正确，还可以尝试 ${left} 次`, en: `This code is not right. Tries left: ${left}` }
      : { zh: '验证码不正确，请重新登录', en: 'This code is not right. Begin again' };
  return new Failure(10007, {}, text, undefined, { left });
}
