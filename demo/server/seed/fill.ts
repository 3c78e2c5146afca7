import { countRows, type Db } from '../db';
import { announcementTables } from './announcements';
import { billTable } from './bills';
import { favouriteTable } from './favourites';
import { insertAll, type Table } from './insert';
import { menuTables } from './menu';
import { noticeTables } from './notices';
import { orderTables } from './orders';
import { organisationRows } from './organisations';
import { productTable } from './products';
import { purchaseTable } from './purchases';
import { commonTables, organisationTables } from './references';
import { reportTable, taskTable } from './tasks';
import { translationTable } from './translations';
import { userTables } from './users';

/** All tables of the demo in the order that their references ask for; equal for equal `now`, but for password salts. */
export async function demoTables(now: Date): Promise<Table[]> {
  const organisations = organisationRows(now);
  const products = productTable(organisations, now);
  return [
    { name: 'organisations', rows: organisations },
    ...(await userTables(organisations, now)),
    ...menuTables(),
    translationTable(),
    favouriteTable(),
    ...noticeTables(now),
    ...announcementTables(now),
    ...commonTables(),
    ...organisationTables(organisations),
    products,
    ...orderTables(organisations, products.rows, now),
    purchaseTable(organisations, products.rows, now),
    billTable(organisations, now),
    taskTable(organisations, now),
    reportTable(organisations, now),
  ];
}

/** Makes the demo data unless it is there. */
export async function fillDemoData(db: Db, now: Date, log: (line: string) => void): Promise<void> {
  if ((await countRows(db, 'organisations')) > 0) return;
  const started = performance.now();
  for (const table of await demoTables(now)) await insertAll(db, table);
  await db.query(`select setval(pg_get_serial_sequence('notices', 'id'), (select max(id) from notices))`);
  log(`Made the demo data in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
