import { type Db, first } from './db';
import { accountTables } from './migrations/001-accounts';
import { shellTables } from './migrations/002-shell';
import { businessTables } from './migrations/003-business';
import { accountExtraTables } from './migrations/004-account';
import { organisationLookup } from './migrations/005-organisation-lookup';
import { signalTriggers } from './migrations/006-signals';
import { referenceTables } from './migrations/007-references';
import { recordTables } from './migrations/008-records';
import { fileColumns } from './migrations/009-files';
import { feedbackEnvironment } from './migrations/010-feedback-environment';
import { guideTables } from './migrations/011-guide-records';
import { signInTables } from './migrations/012-sign-in';
import { reminderTables } from './migrations/013-reminders';
import { usageTables } from './migrations/014-usage';
import { provedPhones } from './migrations/015-proved-phones';
import { actingColumns } from './migrations/016-acting';
import { uploadIndexes } from './migrations/017-upload-quota';
import { reminderEditors } from './migrations/018-reminder-editors';
import { purchaseLines } from './migrations/019-purchase-lines';
import { actedNames } from './migrations/020-acted-names';
import { deliveries } from './migrations/021-deliveries';
import { bilingualTexts } from './migrations/022-bilingual-texts';
import { retention } from './migrations/023-retention';
import { brokerListeners } from './migrations/024-broker';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** Those that have been published stay as they are: what comes later is a new one. */
export const migrations: readonly Migration[] = [
  { name: '001-accounts', sql: accountTables },
  { name: '002-shell', sql: shellTables },
  { name: '003-business', sql: businessTables },
  { name: '004-account', sql: accountExtraTables },
  { name: '005-organisation-lookup', sql: organisationLookup },
  { name: '006-signals', sql: signalTriggers },
  { name: '007-references', sql: referenceTables },
  { name: '008-records', sql: recordTables },
  { name: '009-files', sql: fileColumns },
  { name: '010-feedback-environment', sql: feedbackEnvironment },
  { name: '011-guide-records', sql: guideTables },
  { name: '012-sign-in', sql: signInTables },
  { name: '013-reminders', sql: reminderTables },
  { name: '014-usage', sql: usageTables },
  { name: '015-proved-phones', sql: provedPhones },
  { name: '016-acting', sql: actingColumns },
  { name: '017-upload-quota', sql: uploadIndexes },
  { name: '018-reminder-editors', sql: reminderEditors },
  { name: '019-purchase-lines', sql: purchaseLines },
  { name: '020-acted-names', sql: actedNames },
  { name: '021-deliveries', sql: deliveries },
  { name: '022-bilingual-texts', sql: bilingualTexts },
  { name: '023-retention', sql: retention },
  { name: '024-broker', sql: brokerListeners },
];

/** Serialises the first start of several backends on one database. The number is arbitrary but fixed. */
const startLock = 7_203_184;

/**
 * Brings the schema up to date, then runs `fill`, all in one transaction: an aborted start leaves nothing behind, and a
 * second backend waits until the first has finished.
 * @param known all of them, or those of an earlier version
 */
export async function migrate(
  db: Db,
  fill: (db: Db) => Promise<void>,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Neither a change of a large table nor the wait for one ends in the time that a statement has otherwise.
    await tx.script(`set local statement_timeout = 0; select pg_advisory_xact_lock(${startLock})`);
    await tx.script(
      'create table if not exists migrations (name text primary key, at timestamptz default now())',
    );
    for (const { name, sql } of known) {
      if (await first(tx.query('select name from migrations where name = $1', [name]))) continue;
      await tx.script(sql);
      await tx.query('insert into migrations (name) values ($1)', [name]);
    }
    await fill(tx);
  });
}
