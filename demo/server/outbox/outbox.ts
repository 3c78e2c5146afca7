import { cutText } from '@oms/shell';
import type { Bilingual, Lang } from '../../support/lang';
import { fill, textIn } from '../../support/lang';
import type { Db } from '../database/db';
import type { Input } from '../http/input';
import { toWireRows } from '../http/wire';
import { openSmtp, type Smtp } from './smtp';

/** A text in both languages; placeholders such as `{code}` are filled in. */
export interface MessageText {
  readonly subject: Bilingual;
  readonly body: Bilingual;
}

export interface Message {
  /** A mail, or a text to a phone. */
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly lang: Lang;
  readonly text: MessageText;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Outbox {
  /**
   * Writes the message down, and sends a mail where there is a mail server. Returns at once: how long a reply takes must not tell
   * whether somebody gets a message.
   */
  post(message: Message): void;
  /** Sends the mails that others have written into the table. */
  wake(): void;
  /** Resolves once all that was posted is written down and sent. */
  close(): Promise<void>;
}

interface OutboxDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Address of a mail server, `smtp://user:password@host:port`; without one mails stay in the outbox. */
  readonly smtpUrl?: string | undefined;
}

/** ms after which a mail that a backend has taken and not sent is another one's. */
const claimLifetime = 5 * 60_000;

/** Mails, texts and messages to group chats. Only mails can be sent from here; the others are kept. */
export function openOutbox({ db, clock, log, smtpUrl }: OutboxDeps): Outbox {
  const smtp = smtpUrl ? openSmtp(smtpUrl) : undefined;
  const under = new Set<Promise<void>>();
  let sending: Promise<void> | null = null;

  function keep(work: Promise<void>, failed: string): void {
    const kept = work
      .catch((error: unknown) => log(`${failed}: ${String(error)}`))
      .finally(() => under.delete(kept));
    under.add(kept);
  }

  async function write({ channel, to, lang, text, values }: Message): Promise<void> {
    const subject = fill(textIn(text.subject, lang), values);
    const body = fill(textIn(text.body, lang), values);
    await db.query(
      'insert into outbox (channel, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5)',
      [channel, to, subject, body, clock()],
    );
    wake();
  }

  /**
   * Sends one mail that waits. It is claimed first, so that several backends each take another one, and no transaction
   * waits for the mail server. @returns whether there was one
   */
  async function sendNext({ send }: Smtp): Promise<boolean> {
    const now = clock();
    const [mail] = await db.query<{ id: number; to: string; subject: string; body: string }>(
      `update outbox set claimed_at = $1 where id = (
         select id from outbox where channel = 'mail' and sent_at is null and error is null
           and (claimed_at is null or claimed_at < $2) order by id limit 1 for update skip locked)
       returning id, recipient as "to", subject, body`,
      [now, new Date(now.getTime() - claimLifetime)],
    );
    if (!mail) return false;
    try {
      await send({ to: mail.to, subject: mail.subject, text: mail.body });
      await db.query('update outbox set sent_at = $2 where id = $1', [mail.id, clock()]);
    } catch (error) {
      log(`A mail was not sent: ${String(error)}`);
      await db.query('update outbox set error = $2 where id = $1', [mail.id, cutText(String(error), 500)]);
    }
    return true;
  }

  let again = false;
  async function sendAll(to: Smtp): Promise<void> {
    do {
      again = false;
      while (await sendNext(to));
    } while (again);
  }

  function wake(): void {
    if (!smtp) return;
    again = true;
    if (sending) return;
    sending = sendAll(smtp).finally(() => {
      sending = null;
    });
    keep(sending, 'Mails were not sent');
  }

  // What an earlier run has not sent.
  wake();
  return {
    post: (message) => keep(write(message), 'A message was not written down'),
    wake,
    async close() {
      while (under.size > 0) await Promise.all(under);
      smtp?.close();
    },
  };
}

/** The latest messages to an address or a phone number, or to all, the newest first. */
export async function readOutbox(db: Db, query: Input): Promise<unknown> {
  const rows = await db.query(
    `select id, channel, recipient as "to", subject, body, created_at, sent_at, error from outbox
     where $1::text is null or recipient = lower($1) order by id desc limit 20`,
    [query.optionalText('to', { max: 254 })],
  );
  return { messages: toWireRows(rows) };
}
