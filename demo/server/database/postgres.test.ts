import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing-data';
import { first } from './db';
import { POOL_SIZE } from './postgres';

it.skipIf(!process.env.DATABASE_URL)(
  'a connection that breaks between two statements of a transaction fails the call, and does not end the process',
  { tags: ['sql'] },
  async () => {
    const database = await openTestDatabase({ empty: true });
    const broken = database.db.transaction(async (tx) => {
      const own = await first(tx.query<{ pid: number }>('select pg_backend_pid() as pid'));
      // The goodbye of the server arrives while nobody asks.
      await database.other.query('select pg_terminate_backend($1, 5000)', [own?.pid]);
      await database.other.query('select 1');
      await tx.query('select 1');
    });
    await expect(broken).rejects.toMatchObject({ code: 503 });
    expect(await database.db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
  },
);

it.skipIf(!process.env.DATABASE_URL)(
  'answers whether it is there while every connection works, and after the one that asks was cut',
  { tags: ['sql'] },
  async () => {
    const database = await openTestDatabase({ empty: true });
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let begun = 0;
    const all = Array.from({ length: POOL_SIZE }, () =>
      database.db.transaction(async () => {
        begun += 1;
        await ended;
      }),
    );
    await expect.poll(() => begun).toBe(POOL_SIZE);
    await database.db.ping();
    await database.other.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await expect.poll(() => database.db.ping()).toBeUndefined();
    end();
    await Promise.allSettled(all);
    await database.close();
  },
);
