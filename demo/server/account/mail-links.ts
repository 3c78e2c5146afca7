import { type Db, first } from '../database/db';
import { Failure } from '../reply/failure';
import { hashSecret, newSecret } from '../session/tokens';

/** ms for which the link of a mail is valid, by its purpose. */
export const linkLifetimes = { register: 24 * 60 * 60_000, reset: 30 * 60_000 } as const;

export type LinkPurpose = keyof typeof linkLifetimes;

export interface MailLink {
  readonly email: string;
  /** JSON of what the link is about. */
  readonly content: string;
}

/** Makes the secret of a link, which works once. Earlier ones stay good: a stranger who asks for another takes nothing away. */
export async function makeLink(db: Db, purpose: LinkPurpose, link: MailLink, now: Date): Promise<string> {
  const { secret, hash } = newSecret();
  await db.query('delete from mail_links where expires_at < $1', [now]);
  await db.query(
    'insert into mail_links (hash, purpose, email, content, expires_at) values ($1, $2, $3, $4, $5)',
    [hash, purpose, link.email, link.content, new Date(now.getTime() + linkLifetimes[purpose])],
  );
  return secret;
}

const validSql = 'hash = $1 and purpose = $2 and used_at is null and expires_at > $3';

/** @throws Failure 10008 unless the link is valid */
export async function findLink(db: Db, purpose: LinkPurpose, secret: string, now: Date): Promise<MailLink> {
  const link = await first(
    db.query<MailLink>(`select email, content from mail_links where ${validSql}`, [
      hashSecret(secret),
      purpose,
      now,
    ]),
  );
  if (!link) throw new Failure(10008);
  return link;
}

/**
 * Uses the link up, with all others of its purpose and address; of two equal requests one gets it.
 * @throws Failure 10008 unless the link is valid
 */
export async function takeLink(db: Db, purpose: LinkPurpose, secret: string, now: Date): Promise<MailLink> {
  const hash = hashSecret(secret);
  const used = await db.query<MailLink & { hash: string }>(
    `update mail_links set used_at = $3
     where purpose = $2 and used_at is null and email = (select email from mail_links where ${validSql})
     returning hash, email, content`,
    [hash, purpose, now],
  );
  const link = used.find((row) => row.hash === hash);
  if (!link) throw new Failure(10008);
  return link;
}
