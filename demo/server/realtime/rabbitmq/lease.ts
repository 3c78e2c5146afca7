import type { Db } from '../../database/db';

/** The place of the one process that publishes. */
const place = 'broker-publisher';

const instant = (ms: string) =>
  `to_char(clock_timestamp() at time zone 'utc' + ${ms} * interval '1 millisecond', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Takes or keeps the place for some ms of the database's clock: those of the machines may differ. With less than 0 ms
 * it leaves the place.
 * @param owner a UUID of the process
 * @returns false where another process has it
 */
export async function claim(db: Db, owner: string, ms: number): Promise<boolean> {
  const rows = await db.query(
    `insert into settings (name, value) values ('${place}', ${instant('$1::int')} || ' ' || $2::text)
     on conflict (name) do update set value = excluded.value
     where settings.value < ${instant('0')} or right(settings.value, 36) = $2::text returning name`,
    [ms, owner],
  );
  return rows.length > 0;
}
