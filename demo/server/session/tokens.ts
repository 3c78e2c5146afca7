import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type Db, first } from '../database/db';

/** Lifetime of a bearer token in seconds; its session may end sooner. */
export const tokenLifetime = 8 * 60 * 60;

const issuer = 'oms-user-centre';
/** The services that take the token: a token of the same secret for something else is none for them. */
const audience = 'oms-services';

/** The content of a token. */
export interface Claims {
  readonly sessionId: string;
  readonly userId: number;
  /** The user who acts as that user, if any (RFC 8693, `act`). */
  readonly actorId: number | null;
}

export interface Tokens {
  sign(claims: Claims, now: Date): Promise<string>;
  /** Returns the claims, or undefined for a token that is invalid, expired, or of another issuer or audience. */
  verify(token: string, now: Date): Promise<Claims | undefined>;
}

/** Signs with a secret that the database stores, so that a restart ends no session. */
export async function openTokens(db: Db): Promise<Tokens> {
  const secret = Buffer.from(await storedSecret(db), 'base64');
  return {
    sign: ({ sessionId, userId, actorId }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const act = actorId === null ? {} : { act: { sub: String(actorId) } };
      return new SignJWT({ sid: sessionId, ...act })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetime)
        .sign(secret);
    },
    verify: async (token, currentDate) => {
      try {
        const { payload } = await jwtVerify(token, secret, {
          issuer,
          audience,
          algorithms: ['HS256'],
          currentDate,
        });
        const actor = (payload.act as { sub?: unknown } | undefined)?.sub;
        return typeof payload.sid === 'string'
          ? {
              sessionId: payload.sid,
              userId: Number(payload.sub),
              actorId: typeof actor === 'string' ? Number(actor) : null,
            }
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

async function storedSecret(db: Db): Promise<string> {
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

/** Makes a secret for one client; only its hash is stored. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
