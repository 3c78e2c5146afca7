import type { Db } from '../../database/db';

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
const key = /^notify_stats\.(\d{1,16})\.(\d{1,16})\.([\w-]{2,20})$/;

export const routingKey = ({ id, context, lang }: Pick<Listener, 'id' | 'context' | 'lang'>): string =>
  `notify_stats.${id}.${context}.${lang}`;

/** The parts of the key; undefined for any other, such as one with the broker's signs for many. */
export function readKey(text: string): { user: string; context: string; lang: string } | undefined {
  const [, user, context, lang] = key.exec(text) ?? [];
  return user && context && lang ? { user, context, lang } : undefined;
}

export async function addListener(
  db: Db,
  { user, context, lang }: { user: string; context: string; lang: string },
  now: Date,
): Promise<void> {
  await db.query('delete from broker_listeners where user_id = $1 and until <= $2', [user, now]);
  await db.query(
    `insert into broker_listeners (user_id, context, lang, until) values ($1, $2, $3, $4)
     on conflict (user_id, context, lang) do update set until = excluded.until`,
    [user, context, lang, new Date(now.getTime() + stands)],
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
