import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type Db, first } from './db';

/** Seconds that a bearer token lives; the session behind it may end sooner. */
export const tokenLifetime = 8 * 60 * 60;

const issuer = 'oms-user-centre';

export interface Tokens {
  sign(sessionId: string, userId: number, now: Date): Promise<string>;
  /** The session id, or undefined for anything but a living token of ours. */
  verify(token: string, now: Date): Promise<string | undefined>;
}

/** Signs with the secret kept in the database, so that a restart ends nobody's session. */
export async function openTokens(db: Db): Promise<Tokens> {
  const secret = Buffer.from(await keptSecret(db), 'base64');
  return {
    sign: (sessionId, userId, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetime)
        .sign(secret);
    },
    verify: async (token, currentDate) => {
      try {
        const { payload } = await jwtVerify(token, secret, { issuer, algorithms: ['HS256'], currentDate });
        return typeof payload.sid === 'string' ? payload.sid : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

async function keptSecret(db: Db): Promise<string> {
  const made = randomBytes(48).toString('base64');
  await db.query(
    `insert into settings (name, value) values ('jwt-secret', $1) on conflict (name) do nothing`,
    [made],
  );
  const row = await first(
    db.query<{ value: string }>(`select value from settings where name = 'jwt-secret'`),
  );
  return row?.value ?? made;
}

/** A secret to hand out once; only its hash is stored. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
