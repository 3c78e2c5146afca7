import { randomInt } from 'node:crypto';
import { cutText } from '@oms/shell';
import type { Lang } from '../../support/lang';
import { type Db, first } from '../database/db';
import { tooOften } from '../http/too-often';
import type { Outbox } from '../outbox/outbox';
import { CODE_BY_MAIL, CODE_BY_SMS } from '../outbox/texts';

/** ms for which a code is valid. */
export const codeLifetime = 5 * 60_000;
/** ms between two codes that one sender asks for to one address. */
const sendInterval = 60_000;
const sendWindow = 60 * 60_000;
/** Codes that one sender may have sent to one address in an hour. */
const sendsOfPair = 5;
/**
 * Codes to one address in an hour, whoever asks: more than one sender can use up, so that a stranger does not shut its
 * owner out.
 */
const sendsToTarget = 30;
/** Codes that one network address may ask for in an hour, to whomever: a whole office may sit behind it. */
const sendsFromAddress = 100;

export type Channel = 'mail' | 'sms';

/** Six digits, each as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

interface Sends {
  readonly pair: number;
  readonly to: number;
  readonly from: number;
  readonly last: Date | null;
  readonly oldestOfPair: Date | null;
  readonly oldestTo: Date | null;
  readonly oldestFrom: Date | null;
}

/**
 * Counts a code before it is sent, also one to an address that nobody has: the refusals tell nothing of who has an account.
 * @throws Failure 10005 with the seconds to wait: one in a minute, 5 in an hour from one sender to one address, 30 to it from all
 */
export async function countSend(db: Db, target: string, ip: string, now: Date): Promise<void> {
  const wait = await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`code ${target}`]);
    await tx.query('delete from code_sends where at <= $1', [new Date(now.getTime() - sendWindow)]);
    const sends = await first(
      tx.query<Sends>(
        `select count(*) filter (where target = $1 and ip = $2) as pair, count(*) filter (where target = $1) as "to",
                count(*) filter (where ip = $2) as "from", max(at) filter (where target = $1 and ip = $2) as last,
                min(at) filter (where target = $1 and ip = $2) as "oldestOfPair",
                min(at) filter (where target = $1) as "oldestTo", min(at) filter (where ip = $2) as "oldestFrom"
         from code_sends where target = $1 or ip = $2`,
        [target, ip],
      ),
    );
    const due = sends ? nextSend(sends) : 0;
    if (due > now.getTime()) return due - now.getTime();
    await tx.query('insert into code_sends (target, ip, at) values ($1, $2, $3)', [target, ip, now]);
    return 0;
  });
  if (wait > 0) throw tooOften(10005, wait);
}

/** When the next code may be sent, in ms since 1970. */
function nextSend({ pair, to, from, last, oldestOfPair, oldestTo, oldestFrom }: Sends): number {
  const full = (count: number, limit: number, oldest: Date | null) =>
    oldest && Number(count) >= limit ? oldest.getTime() + sendWindow : 0;
  return Math.max(
    last ? last.getTime() + sendInterval : 0,
    full(pair, sendsOfPair, oldestOfPair),
    full(to, sendsToTarget, oldestTo),
    full(from, sendsFromAddress, oldestFrom),
  );
}

export function postCode(
  outbox: Outbox,
  { channel, to, code, lang }: { channel: Channel; to: string; code: string; lang: Lang },
): void {
  const text = channel === 'mail' ? CODE_BY_MAIL : CODE_BY_SMS;
  outbox.post({ channel, to, lang, text, values: { code, minutes: codeLifetime / 60_000 } });
}

/** Seconds until another code may be sent, as the page counts them down. */
export const resendIn = sendInterval / 1000;

/** Enough of an address for its owner to know it: `138 •••• 6027`, `z••••@oceanway.cn`. */
export function maskedTarget(channel: Channel, target: string): string {
  if (channel === 'sms') return `${target.slice(0, 3)} •••• ${target.slice(-4)}`;
  const at = target.lastIndexOf('@');
  return `${cutText(target, 1)}••••${target.slice(at)}`;
}
