import type { Db } from '../database/db';

/**
 * Whether this backend may do a job that only one backend does in each period (ms): the first call in a period gets
 * true. Inside a transaction, other backends wait for its end.
 */
export async function isFirstInPeriod(db: Db, name: string, period: number, now: Date): Promise<boolean> {
  const claimed = await db.query(
    `insert into settings (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value where settings.value <= $3 returning name`,
    [name, now.toISOString(), new Date(now.getTime() - period).toISOString()],
  );
  return claimed.length > 0;
}
