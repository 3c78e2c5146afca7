import { readTime } from '../../core/time/read-time';
import { secondsOf } from '../../core/time/seconds';
import { isRecord, textOf } from '../../page/json/json';

/** How a sign-in can be proved: by a code that was sent, by an authenticator, or by one of its recovery codes. */
export const METHODS = ['mail', 'sms', 'totp', 'recovery'] as const;
export type Method = (typeof METHODS)[number];

/** A second proof that the service asks for. */
export interface NextProof {
  /** The secret of the sign-in under way. */
  readonly flow: string;
  /** The sign-in is an unusual one. */
  readonly risky: boolean;
  /** The first is asked for. */
  readonly methods: readonly Method[];
  /** The phone, masked. */
  readonly target: string;
  /** Seconds until another code may be sent; 0 where none was. */
  readonly resendIn: number;
  /** What the service knows of this attempt; empty texts for what it does not know. */
  readonly attempt: Attempt;
}

export interface Attempt {
  readonly ip: string;
  readonly browser: string;
  readonly system: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** An account of a provider that nobody has bound. */
export interface Unbound {
  readonly provider: string;
  readonly accountName: string;
  /** Binds it to whoever signs in with it. */
  readonly secret: string;
}

/** The answer to a proof. Signed in where it asks for nothing more. */
export interface Answer {
  readonly next: NextProof | null;
  readonly unbound: Unbound | null;
}

/** Null for a reply that is none. */
export function toAnswer(data: unknown, zone?: string): Answer | null {
  if (!isRecord(data)) return null;
  const next = 'next' in data ? toNext(data.next, zone) : null;
  const unbound = 'unbound' in data ? toUnbound(data.unbound) : null;
  if (('next' in data && !next) || ('unbound' in data && !unbound)) return null;
  return { next, unbound };
}

function toNext(data: unknown, zone?: string): NextProof | null {
  if (!isRecord(data)) return null;
  const flow = textOf(data.flow);
  const given: readonly unknown[] = Array.isArray(data.methods) ? data.methods : [];
  const methods = given.flatMap((method) => METHODS.filter((known) => known === method));
  if (flow === '' || methods.length === 0) return null;
  const { ip, browser, system, at } = isRecord(data.attempt) ? data.attempt : {};
  return {
    flow,
    risky: data.risky === true,
    methods,
    target: textOf(data.target),
    resendIn: secondsOf(data.resendIn),
    attempt: { ip: textOf(ip), browser: textOf(browser), system: textOf(system), at: readTime(at, zone) },
  };
}

function toUnbound(data: unknown): Unbound | null {
  if (!isRecord(data)) return null;
  const [provider, accountName, secret] = [data.provider, data.accountName, data.connect].map(textOf);
  return provider && secret ? { provider, accountName: accountName ?? '', secret } : null;
}

/** A code that is on its way. */
export interface SentCode {
  readonly flow: string;
  readonly channel: 'mail' | 'sms';
  readonly resendIn: number;
}

export function toSentCode(data: unknown): SentCode | null {
  if (!isRecord(data) || textOf(data.flow) === '') return null;
  const { channel } = data;
  if (channel !== 'mail' && channel !== 'sms') return null;
  return { flow: textOf(data.flow), channel, resendIn: secondsOf(data.resendIn) };
}
