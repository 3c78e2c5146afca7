import type { Db } from './db';

export type Row = Readonly<Record<string, unknown>>;
export interface Table {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Rows of one statement: few enough that a busy machine stays below the timeout of a statement. */
const chunk = 500;

/** Inserts rows with one JSON parameter for each batch. Names are constants of the code. */
export async function insertAll(db: Db, { name, rows }: Table): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const sql = `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`;
  for (let at = 0; at < rows.length; at += chunk) {
    await db.query(sql, [JSON.stringify(rows.slice(at, at + chunk))]);
  }
}
