import type { Deps, OpenCall } from '../http/service';
import { Failure } from '../reply/failure';
import { countSend, maskedTarget, newCode, postCode, resendIn } from './codes';
import { agentOf, deviceOf } from './device';
import { type Entry, finish, type SignInRules, signInRules, type Way } from './finish';
import { beginFlow, findFlow, setCode } from './flows';

/** A second proof: a text to the phone, an authenticator, or one of the codes kept for the day when both are lost. */
export type Factor = 'sms' | 'totp' | 'recovery';

export interface FactorChoice {
  /** The sign-in is an unusual one, so the phone has to answer. */
  readonly risky: boolean;
  /** The first is asked for. */
  readonly methods: readonly Factor[];
}

/** The second proof that a sign-in needs; null where the first is enough. A code to the phone proves the phone. */
export function factorsOf(rules: SignInRules, way: Way): FactorChoice | null {
  const byPhone = way !== 'sms' && /^\d{5,}$/.test(rules.phone);
  const byTotp: readonly Factor[] = rules.totp ? ['totp', 'recovery'] : [];
  if (rules.verifyPhone && byPhone) return { risky: true, methods: ['sms', ...byTotp] };
  if (rules.totp) return { risky: false, methods: rules.smsFactor && byPhone ? [...byTotp, 'sms'] : byTotp };
  return rules.smsFactor && byPhone ? { risky: false, methods: ['sms'] } : null;
}

/** After the first proof: asks for the second where the account has one, else starts the session. */
export async function proceed(deps: Deps, entry: Entry, call: OpenCall): Promise<unknown> {
  const rules = await signInRules(deps.db, entry.userId);
  if (!rules) throw new Failure(10001);
  const choice = factorsOf(rules, entry.way);
  if (!choice) return finish(deps, entry, call);
  const { now, request } = call;
  const flow = await beginFlow(deps.db, { ...entry, stage: 'factor', risky: choice.risky }, now);
  const wait = choice.methods[0] === 'sms' ? await sendFactorCode(deps, flow, rules.phone, call) : 0;
  return {
    next: {
      flow,
      ...choice,
      target: maskedTarget('sms', rules.phone),
      resendIn: wait,
      attempt: { ip: request.ip, at: now.toISOString(), ...deviceOf(agentOf(request)) },
    },
  };
}

/** Sends the code of a second proof. @returns the seconds until another may be sent */
export async function sendFactorCode(
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  secret: string,
  phone: string,
  { lang, now, request }: OpenCall,
): Promise<number> {
  const flow = await findFlow(db, secret, now);
  try {
    await countSend(db, phone, request.ip, now);
  } catch (error) {
    // The step stands all the same; its page counts down.
    const wait = error instanceof Failure ? (error.data as { wait?: number } | null)?.wait : undefined;
    if (wait === undefined) throw error;
    return wait;
  }
  const code = newCode();
  await setCode(db, flow, { channel: 'sms', target: phone, code }, now);
  postCode(outbox, { channel: 'sms', to: phone, code, lang });
  return resendIn;
}
