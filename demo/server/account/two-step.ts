import { type Db, first } from '../database/db';
import { personalCalls } from '../http/calls';
import type { Call, Deps, Service } from '../http/service';
import { Failure } from '../reply/failure';
import { countAttempt } from '../sign-in/attempts';
import { maskedTarget } from '../sign-in/codes';
import { signInRules } from '../sign-in/finish';
import { newTotpSecret, renewRecoveryCodes, stepOf, totpUri } from '../sign-in/totp';
import { askPassword } from './own-password';
import { beginPhoneProof, takePhoneProof } from './phone-proof';
import { tellOfChange } from './tell-of-change';

/** The second steps of one's own sign-in: an authenticator with its recovery codes, and texts to the phone. */
export function twoStep(userCentre: Service): void {
  const own = personalCalls(userCentre, '/api/v1/My');
  own('GET', 'signInMethods', methods);
  own('POST', 'totpBegin', totpBegin);
  own('POST', 'totpConfirm', totpConfirm);
  own('POST', 'totpRemove', totpRemove);
  own('POST', 'recoveryCodes', recoveryCodes);
  own('POST', 'smsBegin', smsBegin);
  own('POST', 'smsConfirm', smsConfirm);
  own('POST', 'smsRemove', smsRemove);
}

async function methods({ db }: Deps, { user }: Call): Promise<unknown> {
  const row = await first(
    db.query<{ phone: string; sms: boolean; since: Date | null; checked: boolean; codes: number }>(
      `select case when phone_proved_at is null then '' else phone end as phone, sms_factor as sms, totp_since as since, verify_phone as checked,
              (select count(*) from recovery_codes where user_id = $1 and used_at is null) as codes
       from users where id = $1`,
      [user.id],
    ),
  );
  if (!row) throw new Failure(401);
  return {
    phone: row.phone === '' ? '' : maskedTarget('sms', row.phone),
    phoneChecked: row.checked,
    sms: row.sms,
    totpSince: row.since?.toISOString() ?? null,
    recoveryCodes: row.codes,
  };
}

/** Makes a secret, which counts once a code of it was given. */
async function totpBegin(deps: Deps, call: Call): Promise<unknown> {
  await askPassword(deps, call);
  const secret = newTotpSecret();
  const row = await first(
    deps.db.query<{ email: string }>(
      `update users set totp_secret = $2, totp_step = null where id = $1 and totp_since is null returning email`,
      [call.user.id, secret],
    ),
  );
  if (!row) throw new Failure(10009);
  return { secret, uri: totpUri(secret, row.email) };
}

async function totpConfirm(deps: Deps, call: Call): Promise<unknown> {
  const { db } = deps;
  const { user, body, now } = call;
  const code = body.text('code', { max: 20 }).replace(/\s/g, '');
  const pending = await first(
    db.query<{ secret: string }>(
      'select totp_secret as secret from users where id = $1 and totp_since is null and totp_secret is not null',
      [user.id],
    ),
  );
  if (!pending) throw new Failure(10009);
  const attempt = await countAttempt(db, 'factor', `user ${user.id}`, now);
  const step = stepOf(pending.secret, code, now);
  if (step === null) throw new Failure(10007);
  await attempt.succeeded();
  const codes = await db.transaction(async (tx) => {
    await tx.query('update users set totp_since = $2, totp_step = $3 where id = $1', [user.id, now, step]);
    return renewRecoveryCodes(tx, user.id);
  });
  await tellOfChange(deps, call, { zh: '已启用身份验证器', en: 'authenticator turned on' });
  return { recoveryCodes: codes };
}

async function totpRemove(deps: Deps, call: Call): Promise<null> {
  await askPassword(deps, call);
  await deps.db.transaction(async (tx) => {
    await tx.query('update users set totp_secret = null, totp_since = null, totp_step = null where id = $1', [
      call.user.id,
    ]);
    await tx.query('delete from recovery_codes where user_id = $1', [call.user.id]);
  });
  await tellOfChange(deps, call, { zh: '已停用身份验证器', en: 'authenticator turned off' });
  return null;
}

async function recoveryCodes(deps: Deps, call: Call): Promise<unknown> {
  await askPassword(deps, call);
  const rules = await signInRules(deps.db, call.user.id);
  if (!rules?.totp) throw new Failure(10009);
  const codes = await deps.db.transaction((tx) => renewRecoveryCodes(tx, call.user.id));
  await tellOfChange(deps, call, { zh: '已重新生成恢复码', en: 'new recovery codes made' });
  return { recoveryCodes: codes };
}

/** Sends a code to the phone: a number that is not at hand must not shut its owner out. */
async function smsBegin(deps: Deps, call: Call): Promise<unknown> {
  await askPassword(deps, call);
  const rules = await signInRules(deps.db, call.user.id);
  if (!rules || rules.smsFactor || rules.phone === '') throw new Failure(10009);
  return beginPhoneProof(deps, call, rules.phone);
}

async function smsConfirm(deps: Deps, call: Call): Promise<null> {
  const phone = await takePhoneProof(deps, call);
  const rules = await signInRules(deps.db, call.user.id);
  // The number has changed since, or the code was for another one.
  if (rules?.phone !== phone) throw new Failure(10009);
  await setSms(deps.db, call.user.id, true);
  await tellOfChange(deps, call, { zh: '已启用短信验证', en: 'codes by text turned on' });
  return null;
}

async function smsRemove(deps: Deps, call: Call): Promise<null> {
  await askPassword(deps, call);
  await setSms(deps.db, call.user.id, false);
  await tellOfChange(deps, call, { zh: '已停用短信验证', en: 'codes by text turned off' });
  return null;
}

async function setSms(db: Db, userId: number, enabled: boolean): Promise<void> {
  await db.query('update users set sms_factor = $2 where id = $1', [userId, enabled]);
}
