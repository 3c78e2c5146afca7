import type { Bilingual, Lang } from '../../support/lang';
import { fill, textIn } from '../../support/lang';
import type { Db } from '../database/db';
import type { Input } from '../http/input';
import { toWireRows } from '../http/wire';
import { openSmtp } from './smtp';

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

/** Mails and texts. Texts to phones are kept only: there is no gateway here. */
export function openOutbox({ db, clock, log, smtpUrl }: OutboxDeps): Outbox {
  const smtp = smtpUrl ? openSmtp(smtpUrl) : undefined;
  const under = new Set<Promise<void>>();

  async function deliver({ channel, to, lang, text, values }: Message): Promise<void> {
    const subject = fill(textIn(text.subject, lang), values);
    const body = fill(textIn(text.body, lang), values);
    const [row] = await db.query<{ id: number }>(
      'insert into outbox (channel, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5) returning id',
      [channel, to, subject, body, clock()],
    );
    if (channel !== 'mail' || !smtp) return;
    try {
      await smtp.send({ to, subject, text: body });
      await db.query('update outbox set sent_at = $2 where id = $1', [row?.id, clock()]);
    } catch (error) {
      log(`A mail was not sent: ${String(error)}`);
      await db.query('update outbox set error = $2 where id = $1', [row?.id, String(error).slice(0, 500)]);
    }
  }

  return {
    post(message) {
      const work = deliver(message)
        .catch((error: unknown) => log(`A message was not written down: ${String(error)}`))
        .finally(() => under.delete(work));
      under.add(work);
    },
    async close() {
      await Promise.all(under);
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
