import { csvLine, csvStart } from '../../support/csv';
import { type Lang, textIn } from '../../support/lang';
import type { Db } from '../database/db';
import { toWireRows } from '../http/wire';
import { type ExportColumn, fromOf, type RecordKind } from './kind';

/** Records of one query: few enough that the memory stays small. */
const batch = 500;

interface ExportJob {
  readonly kind: RecordKind;
  readonly ids: readonly number[];
  readonly columns: readonly string[];
  readonly organisationId: number;
  readonly lang: Lang;
}

/** The lines of an export, read from the database while they are written. Records that are gone meanwhile are left out. */
export async function* exportLines(
  db: Db,
  { kind, ids, columns: keys, organisationId, lang }: ExportJob,
  progress: (done: number) => Promise<void>,
): AsyncGenerator<string> {
  const columns = keys.flatMap((key) => kind.columns.filter((column) => column.key === key));
  yield csvStart + csvLine(columns.map(({ title }) => textIn(title, lang)));
  for (let at = 0; at < ids.length; at += batch) {
    const part = ids.slice(at, at + batch);
    const rows = toWireRows(
      await db.query(
        `select ${kind.list(lang)} from ${fromOf(kind)}
         where r.organisation_id = $1 and r.id = any(string_to_array($2, ',')::bigint[])`,
        [organisationId, part.join(',')],
      ),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const lines = part.flatMap((id) => {
      const row = byId.get(String(id));
      return row ? [csvLine(columns.map((column) => shown(kind, column, row, lang)))] : [];
    });
    yield lines.join('');
    await progress(Math.min(at + batch, ids.length));
  }
}

function shown(kind: RecordKind, { key }: ExportColumn, row: Record<string, unknown>, lang: Lang): unknown {
  const value = row[key];
  if (key === (kind.stateField ?? 'status')) {
    const name = kind.states?.[String(value)];
    return name ? textIn(name, lang) : value;
  }
  if (Array.isArray(value))
    return value
      .map((one) => (typeof one === 'string' ? one : (one as { labelName: string }).labelName))
      .join(', ');
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? beijingTime(value) : value;
}

/** The business runs on Beijing time, which a list on the screen may not: the cell says its zone. */
function beijingTime(iso: string): string {
  return `${new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')} +08:00`;
}
