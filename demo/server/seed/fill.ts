import { countRows, type Db } from '../database/db';
import { billTable } from './business/bills';
import { orderTables } from './business/orders';
import { productTable } from './business/products';
import { purchaseTable } from './business/purchases';
import { commonTables, organisationTables } from './business/references';
import { favouriteTable } from './favourites';
import { insertAll, type Table } from './insert';
import { menuTables } from './menus/menu';
import { announcementTables } from './messages/announcements';
import { noticeTables } from './messages/notices';
import { reportTable, taskTable } from './messages/tasks';
import { organisationRows } from './organisations';
import { translationTable } from './translations';
import { userTables } from './users';

/**
 * All tables of the demo, sorted so that references precede the rows that use them. Equal for equal `now`, except
 * password salts.
 */
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

/** Inserts the demo data if the database has none. */
export async function fillDemoData(db: Db, now: Date, log: (line: string) => void): Promise<void> {
  if ((await countRows(db, 'organisations')) > 0) return;
  const started = performance.now();
  for (const table of await demoTables(now)) await insertAll(db, table);
  await db.query(`select setval(pg_get_serial_sequence('notices', 'id'), (select max(id) from notices))`);
  log(`Made the demo data in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
