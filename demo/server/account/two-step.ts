import { type Bilingual, textIn } from '../../support/lang';
import { type Db, first } from '../database/db';
import { personalCalls } from '../http/calls';
import { Failure } from '../http/failure';
import type { Call, Deps, Service } from '../http/service';
import { FACTOR_CHANGED } from '../outbox/texts';
import { hashSecret } from '../session/tokens';
import { countAttempt } from '../sign-in/attempts';
import { countSend, maskedTarget, newCode, postCode, resendIn } from '../sign-in/codes';
import { signInRules } from '../sign-in/finish';
import { beginFlow, countTry, endFlow, findFlow, isCode, setCode, wrongCode } from '../sign-in/flows';
import { newTotpSecret, renewRecoveryCodes, stepOf, totpUri } from '../sign-in/totp';
import { checkPassword, minuteOf } from './own-password';

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
      `select phone, sms_factor as sms, totp_since as since, verify_phone as checked,
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

async function askPassword({ db }: Deps, { user, body, now }: Call): Promise<void> {
  await checkPassword(db, user.id, body.text('password', { max: 128 }), now);
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
  const succeeded = await countAttempt(db, 'factor', `user ${user.id}`, now);
  const step = stepOf(pending.secret, code, now);
  if (step === null) throw new Failure(10007);
  await succeeded();
  const codes = await db.transaction(async (tx) => {
    await tx.query('update users set totp_since = $2, totp_step = $3 where id = $1', [user.id, now, step]);
    return renewRecoveryCodes(tx, user.id);
  });
  await tell(deps, call, { zh: '已启用身份验证器', en: 'authenticator turned on' });
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
  await tell(deps, call, { zh: '已停用身份验证器', en: 'authenticator turned off' });
  return null;
}

async function recoveryCodes(deps: Deps, call: Call): Promise<unknown> {
  await askPassword(deps, call);
  const rules = await signInRules(deps.db, call.user.id);
  if (!rules?.totp) throw new Failure(10009);
  const codes = await deps.db.transaction((tx) => renewRecoveryCodes(tx, call.user.id));
  await tell(deps, call, { zh: '已重新生成恢复码', en: 'recovery codes made anew' });
  return { recoveryCodes: codes };
}

/** Sends a code to the phone: a number that is not at hand must not shut its owner out. */
async function smsBegin(deps: Deps, call: Call): Promise<unknown> {
  const { db, outbox } = deps;
  const { user, now, lang, request } = call;
  await askPassword(deps, call);
  const rules = await signInRules(db, user.id);
  if (!rules || rules.smsFactor || rules.phone === '') throw new Failure(10009);
  await countSend(db, rules.phone, request.ip, now);
  const begin = { userId: user.id, stage: 'enrol', way: 'sms', remember: false, risky: false } as const;
  const flow = await beginFlow(db, { ...begin, connectHash: null }, now);
  const code = newCode();
  await setCode(db, { hash: hashSecret(flow) }, { channel: 'sms', target: rules.phone, code }, now);
  postCode(outbox, { channel: 'sms', to: rules.phone, code, lang });
  return { flow, target: maskedTarget('sms', rules.phone), resendIn };
}

async function smsConfirm(deps: Deps, call: Call): Promise<null> {
  const { db } = deps;
  const { user, body, now } = call;
  const flow = await findFlow(db, body.text('flow', { max: 100 }), now, ['enrol']);
  if (flow.userId !== user.id) throw new Failure(10006);
  const code = body.text('code', { max: 20 }).trim();
  const left = await countTry(db, flow);
  if (!isCode(flow, 'sms', code, now)) throw wrongCode(left);
  await endFlow(db, flow, now);
  await setSms(db, user.id, true);
  await tell(deps, call, { zh: '已启用短信验证', en: 'codes by text turned on' });
  return null;
}

async function smsRemove(deps: Deps, call: Call): Promise<null> {
  await askPassword(deps, call);
  await setSms(deps.db, call.user.id, false);
  await tell(deps, call, { zh: '已停用短信验证', en: 'codes by text turned off' });
  return null;
}

async function setSms(db: Db, userId: number, enabled: boolean): Promise<void> {
  await db.query('update users set sms_factor = $2 where id = $1', [userId, enabled]);
}

async function tell({ db, outbox, urls }: Deps, { user, lang, now }: Call, what: Bilingual): Promise<void> {
  const row = await first(db.query<{ email: string }>('select email from users where id = $1', [user.id]));
  if (!row) return;
  const values = { time: minuteOf(now), what: textIn(what, lang), reset: `${urls.console}/reset` };
  outbox.post({ channel: 'mail', to: row.email, lang, text: FACTOR_CHANGED, values });
}
