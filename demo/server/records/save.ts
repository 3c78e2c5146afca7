import type { Lang } from '../../support/lang';
import { column, type Db, first } from '../database/db';
import type { Call } from '../http/service';
import { Failure } from '../reply/failure';
import { differing } from './changes';
import type { Changes, FormRules, RecordKind, Values } from './kind';
import { log, opCodes, writerOf } from './logs';

/** Names of columns are constants of the code. */
async function insertRow(tx: Db, table: string, values: Values): Promise<void> {
  const columns = Object.keys(values);
  const places = columns.map((_, at) => `$${at + 1}`);
  await tx.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(values),
  );
}

const lockTable = (tx: Db, { table }: RecordKind) =>
  tx.query(`lock table ${table} in share row exclusive mode`);

/** @returns the id of the new record */
export async function addRecord(tx: Db, kind: RecordKind, form: FormRules, call: Call): Promise<number> {
  // Two at once would take the same id, or the same number that has to be unique.
  await lockTable(tx, kind);
  const values = await form.values(call, tx, null);
  const next = await first(
    tx.query<{ id: number }>(`select coalesce(max(id), 0) + 1 as id from ${kind.table}`),
  );
  const id = next?.id ?? 1;
  const own = (await form.create?.(call, tx, id, values)) ?? {};
  await insertRow(tx, kind.table, { ...values, ...own, id, organisation_id: call.organisation.id });
  await form.after?.(tx, id, call, { values, before: null });
  await log(tx, writerOf(call), kind.type, opCodes.create, [{ recordId: id }]);
  return id;
}

/** Saves a record unless it is in a state that cannot be changed, or has changed since it was read. @returns its id */
export async function updateRecord(tx: Db, kind: RecordKind, form: FormRules, call: Call): Promise<number> {
  const id = call.body.id('id');
  if (form.exclusive) await lockTable(tx, kind);
  const before = await first(
    tx.query<Record<string, unknown>>(
      `select r.*, (${kind.state ?? "''"})::text as "state!" from ${kind.table} r
       where r.organisation_id = $1 and r.id = $2 for update of r`,
      [call.organisation.id, id],
    ),
  );
  if (!before) throw new Failure(10020);
  if (form.editable && !form.editable.includes(String(before['state!']))) throw new Failure(10042);
  const read = call.body.optionalText('updatedAt', { max: 40 });
  const changedAt = before.updated_at as Date | null;
  if (read !== null && changedAt && changedAt.getTime() !== Date.parse(read))
    throw new Failure(10041, {}, undefined, undefined, await lastChange(tx, kind, id, changedAt, call));
  const values = await form.values(call, tx, before);
  const columns = Object.keys(values);
  await tx.query(
    `update ${kind.table} set ${columns.map((name, at) => `${name} = $${at + 3}, `).join('')} updated_at = $2 where id = $1`,
    [id, call.now, ...Object.values(values)],
  );
  const more = await form.after?.(tx, id, call, { values, before });
  const data = { ...columnChanges(before, values, call.lang), ...more };
  for (const name of form.secret ?? []) if (camel(name) in data) data[camel(name)] = [hidden, hidden];
  await log(tx, writerOf(call), kind.type, opCodes.edit, [{ recordId: id, data }]);
  return id;
}

/** Who has changed a record and when, for the reply that refuses to overwrite it. */
async function lastChange(tx: Db, { type }: RecordKind, id: number, changedAt: Date, call: Call) {
  const entry = await first(
    tx.query<{ by: string; actor: string | null }>(
      `select ${column('created_name', call.lang)} as by, ${column('acted_name', call.lang)} as actor from operation_logs
       where organisation_id = $1 and record_type = $2 and record_id = $3 order by created_at desc, id desc limit 1`,
      [call.organisation.id, type, id],
    ),
  );
  return { changedBy: entry?.by ?? '', actedName: entry?.actor ?? '', changedAt: changedAt.toISOString() };
}

const hidden = '••••';

/**
 * What differs between columns, by the names of their fields. A text that was typed in one language, and stands in both
 * since, is one field, by what it was in the language of the call.
 */
function columnChanges(before: Values, after: Values, lang: Lang): Changes {
  const changes = differing(before, after);
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, change]) => {
      const [, field, language] = /^(.+)_(zh|en)$/.exec(name) ?? [];
      const twin = `${field}_${language === 'zh' ? 'en' : 'zh'}`;
      if (field === undefined || after[twin] !== after[name]) return [[camel(name), change]];
      return name === column(field, lang) || !(twin in changes) ? [[camel(field), change]] : [];
    }),
  );
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
