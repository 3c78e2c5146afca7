import { type Db, first } from '../../database/db';
import { Input } from '../../http/input';
import { Failure } from '../../reply/failure';
import { contextOf } from '../../session/context';

/** One who has subscribed at the broker. */
export interface Listener {
  readonly id: number;
  readonly orgId: number;
  readonly isSuper: boolean;
  /** Id of the organisation; 0 for the user's own. */
  readonly context: string;
  readonly lang: string;
}

/** ms for which a subscription is taken to stand: longer than any session, since the broker does not tell of its end. */
const stands = 8 * 86_400_000;

/** What a page subscribes to: `notify_stats.<user>.<organisation>.<language>`. The shell writes the same. */
const key = /^notify_stats\.([1-9]\d{0,15})\.(0|[1-9]\d{0,15})\.([a-zA-Z\d-]{2,20})$/;

/** The page may have a pack of any language that there is. */
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isLanguage(tag: string): boolean {
  try {
    return languages.of(tag) !== undefined;
  } catch {
    return false;
  }
}

export const routingKey = ({ id, context, lang }: Pick<Listener, 'id' | 'context' | 'lang'>): string =>
  `notify_stats.${id}.${context}.${lang}`;

interface Wanted {
  readonly user: string;
  readonly context: string;
  readonly lang: string;
}

/**
 * The parts of the key; undefined for any other, such as one with the broker's signs for many, or with a language that
 * there is not.
 */
export function readKey(text: string): Wanted | undefined {
  const [, user, context, lang] = key.exec(text) ?? [];
  return user && context && lang && isLanguage(lang) ? { user, context, lang } : undefined;
}

/** Whether there is the user, and may see the organisation. */
export async function mayHear(db: Db, { user, context }: Wanted): Promise<boolean> {
  const person = await first(
    db.query<Pick<Listener, 'id' | 'orgId' | 'isSuper'>>(
      'select id, org_id as "orgId", is_super = 1 as "isSuper" from users where id = $1',
      [user],
    ),
  );
  if (!person) return false;
  try {
    await contextOf(db, person, new Input(context === '0' ? {} : { contextId: context }));
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code !== 503) return false;
    throw error;
  }
}

/** @param most of this user; those that have subscribed last stay */
export async function addListener(
  db: Db,
  { user, context, lang }: Wanted,
  now: Date,
  most: number,
): Promise<void> {
  await db.query(
    `insert into broker_listeners (user_id, context, lang, until) values ($1, $2, $3, $4)
     on conflict (user_id, context, lang) do update set until = excluded.until`,
    [user, context, lang, new Date(now.getTime() + stands)],
  );
  await db.query(
    `delete from broker_listeners where user_id = $1 and (context, lang) in (
       select context, lang from broker_listeners where user_id = $1 order by until desc offset $2)`,
    [user, most],
  );
}

/**
 * Those of some users, or of all, who have a session.
 * @param users ids; null for all
 */
export const listenersOf = (db: Db, users: readonly number[] | null, now: Date): Promise<Listener[]> =>
  db.query<Listener>(
    `select u.id, u.org_id as "orgId", u.is_super = 1 as "isSuper", l.context, l.lang
     from broker_listeners l join users u on u.id = l.user_id
     where l.until > $1 and ($2::json is null or u.id in (select json_array_elements_text($2::json)::bigint))
       and exists (select 1 from sessions s where coalesce(s.acting_as, s.user_id) = u.id
         and s.ended_at is null and s.expires_at > $1)
     order by u.id`,
    [now, users === null ? null : JSON.stringify(users)],
  );
