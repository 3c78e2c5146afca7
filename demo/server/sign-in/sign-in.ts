import { type Db, first } from '../database/db';
import { pageCalls } from '../http/calls';
import type { Deps, OpenCall, Service } from '../http/service';
import { Failure, invalid } from '../reply/failure';
import { verifyPassword } from '../session/passwords';
import { hashSecret } from '../session/tokens';
import { countAttempt } from './attempts';
import { type Channel, codeLifetime, countSend, maskedTarget, newCode, postCode, resendIn } from './codes';
import { finish, noteSignIn, signInRules } from './finish';
import { beginFlow, countTry, endFlow, type Flow, findFlow, isCode, setCode, wrongCode } from './flows';
import { type Factor, factorsOf, proceed, sendFactorCode } from './proceed';
import { takeRecoveryCode, takeTotp } from './totp';

/** Sign-in by password or by a code, and its second step. No reply tells whether an account exists. */
export function signIn(userCentre: Service): void {
  const call = pageCalls(userCentre, '/auth/jwt');
  call('login', byPassword);
  call('sendCode', sendCode);
  call('resendCode', resendCode);
  call('verifyCode', verifyCode);
}

/** The hash of a provider's account that is to be bound after the sign-in. */
const connectHashOf = ({ body }: OpenCall): string | null =>
  body.has('connect') ? hashSecret(body.text('connect', { max: 100 })) : null;

async function byPassword(deps: Deps, call: OpenCall): Promise<unknown> {
  const { db } = deps;
  const { body, now, request } = call;
  const username = body.text('username', { max: 254 }).trim().toLowerCase();
  const password = body.text('password', { max: 128 });
  const remember = body.boolean('remember');
  const attempt = await countAttempt(db, username, request.ip, now);
  const user = await first(
    db.query<{ id: number; hash: string | null }>(
      'select id, password_hash as hash from users where email = $1',
      [username],
    ),
  );
  const right = await verifyPassword(password, user?.hash);
  if (!right || !user) {
    await noteSignIn(db, { userId: user?.id ?? null, way: 'password', succeeded: false }, call);
    throw (await attempt.failed()) ?? new Failure(10001);
  }
  await attempt.succeeded();
  const connectHash = connectHashOf(call);
  return proceed(deps, { userId: user.id, way: 'password', remember, connectHash }, call);
}

/** The address in one spelling, and what it is. */
function targetOf({ body }: OpenCall): { channel: Channel; target: string } {
  const text = body.text('to', { max: 254 }).trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { channel: 'mail', target: text };
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{5,15}$/.test(digits)) throw invalid('to');
  return { channel: 'sms', target: digits };
}

/**
 * A number signs in nobody who has not proved it, and of those who have, the one who did so last: that is who holds the
 * phone now.
 */
const ownerSql = `select id from users
  where status = 1 and password_hash is not null
    and case when $2 = 'mail' then email = $1 else phone = $1 and phone_proved_at is not null end
  order by phone_proved_at desc, id limit 1`;

async function sendCode({ db, outbox }: Deps, call: OpenCall): Promise<unknown> {
  const { body, now, request, lang } = call;
  const { channel, target } = targetOf(call);
  const remember = body.boolean('remember');
  await countSend(db, target, request.ip, now);
  const owner = await first(db.query<{ id: number }>(ownerSql, [target, channel]));
  const userId = owner?.id ?? null;
  const connectHash = connectHashOf(call);
  const flow = await beginFlow(
    db,
    { userId, stage: 'code', way: channel, remember, risky: false, connectHash },
    now,
  );
  const code = newCode();
  await setCode(db, { hash: hashSecret(flow) }, { channel, target, code }, now);
  if (userId !== null) postCode(outbox, { channel, to: target, code, lang });
  return { flow, channel, resendIn, expiresIn: codeLifetime / 1000 };
}

async function resendCode(deps: Deps, call: OpenCall): Promise<unknown> {
  const { db, outbox } = deps;
  const { body, now, request, lang } = call;
  const secret = body.text('flow', { max: 100 });
  const flow = await findFlow(db, secret, now);
  if (flow.stage === 'factor') {
    const rules = await factorRules(deps, flow);
    if (!rules.methods.includes('sms')) throw invalid('flow');
    const wait = await sendFactorCode(deps, secret, rules.phone, call);
    return { target: maskedTarget('sms', rules.phone), resendIn: wait };
  }
  const { channel, target } = flow;
  if (channel === null || target === null) throw invalid('flow');
  await countSend(db, target, request.ip, now);
  const code = newCode();
  await setCode(db, flow, { channel, target, code }, now);
  if (flow.userId !== null) postCode(outbox, { channel, to: target, code, lang });
  return { target: maskedTarget(channel, target), resendIn };
}

/** What the flow's second step may be proved with. */
async function factorRules({ db }: Deps, flow: Flow): Promise<{ methods: readonly string[]; phone: string }> {
  const rules = flow.userId === null ? undefined : await signInRules(db, flow.userId);
  if (!rules) throw new Failure(10006);
  return { methods: factorsOf(rules, flow.way)?.methods ?? [], phone: rules.phone };
}

async function verifyCode(deps: Deps, call: OpenCall): Promise<unknown> {
  const { db } = deps;
  const { body, now } = call;
  const flow = await findFlow(db, body.text('flow', { max: 100 }), now);
  const method = body.oneOf('method', ['mail', 'sms', 'totp', 'recovery']);
  const code = body.text('code', { max: 20 }).trim();
  const isFactor = flow.stage === 'factor';
  const methods: readonly (string | null)[] = isFactor
    ? (await factorRules(deps, flow)).methods
    : [flow.channel];
  if (!methods.includes(method)) throw invalid('method');
  const left = await countTry(db, flow);
  const { userId } = flow;
  // Whoever gets to the second step knows the password: a new sign-in must not give five more tries.
  const attempt = isFactor ? await countAttempt(db, 'factor', `user ${userId}`, now) : undefined;
  const right = userId !== null && (await isRight(db, { ...flow, userId }, method, code, now));
  if (!right) {
    await noteSignIn(db, { userId, way: flow.way, succeeded: false }, call);
    throw wrongCode(left);
  }
  await endFlow(db, flow, now);
  await attempt?.succeeded();
  const entry = { userId, way: flow.way, remember: flow.remember, connectHash: flow.connectHash };
  return isFactor ? finish(deps, entry, call) : proceed(deps, entry, call);
}

type Method = Channel | Factor;

async function isRight(
  db: Db,
  flow: Flow & { userId: number },
  method: Method,
  code: string,
  now: Date,
): Promise<boolean> {
  if (method === 'totp') return takeTotp(db, flow.userId, code.replace(/\s/g, ''), now);
  if (method === 'recovery') return takeRecoveryCode(db, flow.userId, code, now);
  return isCode(flow, method, code, now);
}
