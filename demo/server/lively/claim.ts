import type { Db } from '../db';

/**
 * Whether this backend may do what is done once in a period (ms), on however many backends: the first to ask in a
 * period gets it. In a transaction, the others wait for its end.
 */
export async function claim(db: Db, name: string, period: number, now: Date): Promise<boolean> {
  const claimed = await db.query(
    `insert into settings (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value where settings.value <= $3 returning name`,
    [name, now.toISOString(), new Date(now.getTime() - period).toISOString()],
  );
  return claimed.length > 0;
}
