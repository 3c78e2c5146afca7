import { accountTables } from './schema/accounts';
import { recordTables } from './schema/records';
import { referenceTables } from './schema/references';
import { reminderTables } from './schema/reminders';
import { shellTables } from './schema/shell';
import { signInTables } from './schema/sign-in';
import { signalTriggers } from './schema/signals';
import { workTables } from './schema/work';

/** All tables, sorted so that a table follows those that it refers to. */
export const initialSchema = [
  accountTables,
  signInTables,
  shellTables,
  referenceTables,
  recordTables,
  workTables,
  reminderTables,
  signalTriggers,
].join('\n');
