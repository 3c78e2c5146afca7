import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '../../support/start-error';
import { lockDataFolder } from '../database/data-lock';
import type { Db } from '../database/db';
import { openPglite } from '../database/pglite';
import { openPostgres } from '../database/postgres';

export interface Restored {
  readonly sessions: number;
  readonly mails: number;
}

/**
 * What an older copy of the database must not bring back: sessions that have ended since, with all else that lets
 * somebody in, and mails that have been sent since. No backend may be running.
 */
async function afterRestore(db: Db, now: Date): Promise<Restored> {
  return db.transaction(async (tx) => {
    const sessions = await tx.query(
      'update sessions set ended_at = $1 where ended_at is null and expires_at > $1 returning 1',
      [now],
    );
    await tx.query('update act_as_log set ended_at = $1 where ended_at is null', [now]);
    await tx.query('delete from tickets');
    await tx.query('delete from sign_in_flows');
    await tx.query('delete from social_requests');
    await tx.query('delete from mail_links');
    // The copy has it, too, and may have been read. The next start makes a new one.
    await tx.query(`delete from settings where name = 'jwt-secret'`);
    const mails = await tx.query(
      `update outbox set error = 'not sent again after a restore' where channel = 'mail' and sent_at is null and error is null returning 1`,
    );
    return { sessions: sessions.length, mails: mails.length };
  });
}

/**
 * The same for the data of a deployment, as `npm start` takes it.
 * @throws StartError where there is none, a backend has the folder, or the database cannot be opened
 */
export async function cleanRestored(dataDir: string, databaseUrl?: string): Promise<Restored> {
  if (!databaseUrl && !existsSync(resolve(dataDir, 'pglite', 'PG_VERSION')))
    throw new StartError(`There is no database in ${resolve(dataDir)}: set DATA_DIR to the restored folder.`);
  const release = databaseUrl ? () => {} : lockDataFolder(dataDir);
  try {
    const db = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(resolve(dataDir, 'pglite'));
    try {
      return await afterRestore(db, new Date());
    } finally {
      await db.close();
    }
  } finally {
    release();
  }
}
