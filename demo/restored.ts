import { cleanRestored } from './server/operation/after-restore';

/**
 * `npm run restored`: to be run on a database that was restored, before a backend is started; DATA_DIR and DATABASE_URL
 * as for `npm start`.
 */
try {
  const { sessions, mails } = await cleanRestored(
    process.env.DATA_DIR || '.data',
    process.env.DATABASE_URL || undefined,
  );
  console.log(`${sessions} sessions are ended: everybody signs in again. ${mails} mails are not sent again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
