import { countRows, type Db } from '../database/db';
import { insertAll, type Table } from '../database/insert';
import { takeDeliveries } from '../records/deliveries';
import { billTable } from './business/bills';
import { orderTables } from './business/orders';
import { productTable } from './business/products';
import { purchaseTable } from './business/purchases';
import { commonTables, organisationTables } from './business/references';
import { favouriteTable } from './favourites';
import { menuTables } from './menus/menu';
import { announcementTables } from './messages/announcements';
import { noticeTables } from './messages/notices';
import { reportTable, taskTable } from './messages/tasks';
import { organisationRows } from './organisations';
import { fillGuide } from './parts/guide';
import { fillPictures } from './parts/pictures';
import { fillRecords } from './parts/records';
import { fillReferences } from './parts/references';
import { fillReminders } from './parts/reminders';
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

interface Part {
  readonly name: string;
  readonly fill: (db: Db, now: Date) => Promise<void>;
}

/** What later versions added. Each part comes to a database once, also to one that an earlier version has made. */
const parts: readonly Part[] = [
  { name: 'references', fill: fillReferences },
  { name: 'records', fill: fillRecords },
  { name: 'pictures', fill: fillPictures },
  { name: 'guide', fill: fillGuide },
  { name: 'reminders', fill: fillReminders },
  { name: 'deliveries', fill: takeDeliveries },
];

/** Inserts the demo data that the database lacks: all of it, or the parts that came later. */
export async function fillDemoData(db: Db, now: Date, log: (line: string) => void): Promise<void> {
  const started = performance.now();
  const isNew = (await countRows(db, 'organisations')) === 0;
  if (isNew) await fillBase(db, now);
  const known = await db.query<{ name: string }>('select name from seed_parts');
  const missing = parts.filter(({ name }) => !known.some((part) => part.name === name));
  for (const { name, fill } of missing) {
    await fill(db, now);
    await db.query('insert into seed_parts (name) values ($1)', [name]);
  }
  if (isNew || missing.length > 0) {
    log(`Made the demo data in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

async function fillBase(db: Db, now: Date): Promise<void> {
  for (const table of await demoTables(now)) await insertAll(db, table);
  await db.query(`select setval(pg_get_serial_sequence('notices', 'id'), (select max(id) from notices))`);
}
