import type { Db } from '../../database/db';
import { insertAll, type Row, type Table } from '../../database/insert';
import { menuTables } from '../menus/menu';
import { translationTable } from '../translations';

/** Menu entries and texts that an earlier version's database lacks. Entries added later have ids of their own, so none is moved. */
export async function fillMenu(db: Db, now: Date): Promise<void> {
  const menus = menuTables().find(({ name }) => name === 'menus') as Table;
  const known = new Set((await db.query<{ id: number }>('select id from menus')).map(({ id }) => id));
  await insertAll(db, { name: 'menus', rows: menus.rows.filter(({ id }) => !known.has(Number(id))) });
  const texts = await db.query<{ key: string }>(`select locale || ' ' || lang_key as key from translations`);
  const keys = new Set(texts.map(({ key }) => key));
  const missing = translationTable().rows.filter((row) => !keys.has(`${row.locale} ${row.lang_key}`));
  const last = await db.query<{ id: number }>('select coalesce(max(id), 0) as id from translations');
  // Browsers ask for what has changed since they last did.
  const rows = missing.map((row, at): Row => ({ ...row, id: (last[0]?.id ?? 0) + at + 1, op_at: now }));
  await insertAll(db, { name: 'translations', rows });
}
