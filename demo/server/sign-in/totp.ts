import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Db, first } from '../database/db';
import { hashSecret } from '../session/tokens';

/** What authenticators show as the account's name. */
const issuer = 'OMS';
/** Steps of 30 s by which the clock of a phone may be wrong. */
const tolerance = 1;
const recoveryCodes = 10;

const authenticator = (secret: string, label: string): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator reads from the QR code. */
export const totpUri = (secret: string, label: string): string => authenticator(secret, label).toString();

/** The step of 30 s that the code belongs to; null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = authenticator(secret, '');
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: tolerance });
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** Checks a code of the user's authenticator. Each is good once (RFC 6238, 5.2). */
export async function takeTotp(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const user = await first(
    db.query<{ secret: string }>(
      'select totp_secret as secret from users where id = $1 and totp_since is not null',
      [userId],
    ),
  );
  const step = user ? stepOf(user.secret, code, now) : null;
  if (step === null) return false;
  const taken = await db.query(
    'update users set totp_step = $2 where id = $1 and coalesce(totp_step, 0) < $2 returning id',
    [userId, step],
  );
  return taken.length === 1;
}

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function newRecoveryCode(): string {
  const code = [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

const recoveryHash = (userId: number, code: string): string =>
  hashSecret(`${userId} ${code.toLowerCase().replace(/[\s-]/g, '')}`);

/** Replaces the recovery codes of a user. @returns the codes, which nobody can read again */
export async function renewRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await db.query('delete from recovery_codes where user_id = $1', [userId]);
  await db.query(
    `insert into recovery_codes (user_id, code_hash) select $1, unnest(string_to_array($2, ','))`,
    [userId, codes.map((code) => recoveryHash(userId, code)).join(',')],
  );
  return codes;
}

/** Checks a recovery code, which is good once. */
export async function takeRecoveryCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const taken = await db.query(
    `update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null
     returning user_id`,
    [userId, recoveryHash(userId, code), now],
  );
  return taken.length === 1;
}
