import { type Bilingual, fill, type Lang, textIn } from '../../support/lang';
import type { Db } from '../database/db';
import type { Action, Params, RecordKind, Writer } from './kind';
import { log } from './logs';

/** A record with which an action did nothing, and why. */
export interface Refused {
  readonly id: string;
  readonly no: string | null;
  readonly reason: string;
}

const gone: Bilingual = { zh: '记录不存在或已被删除', en: 'This record does not exist or was deleted' };
const wrongState: Bilingual = {
  zh: '当前状态“{state}”不允许此操作',
  en: 'The state “{state}” does not allow this',
};

/** Does an action with records of one organisation, and notes it in their logs. @returns those that it refused */
export async function applyTo(
  tx: Db,
  kind: RecordKind,
  action: Action,
  ids: readonly number[],
  { params, writer, lang }: { params: Params; writer: Writer; lang: Lang },
): Promise<Refused[]> {
  const rows = await tx.query<{ id: number; no: string; state: string }>(
    `select r.id, ${kind.no(lang)} as no, (${kind.state ?? "''"})::text as state from ${kind.table} r
     where r.organisation_id = $1 and r.id = any(string_to_array($2, ',')::bigint[]) order by r.id for update of r`,
    [writer.organisationId, ids.join(',')],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const allowed = rows.filter(({ state }) => !action.from || action.from.includes(state));
  if (allowed.length > 0) {
    const list = allowed.map(({ id }) => id);
    await action.apply?.(tx, list, params, writer);
    await tx.query(
      `update ${kind.table} set updated_at = $2 ${action.to === undefined ? '' : `, status = $3`}
       where id = any(string_to_array($1, ',')::bigint[])`,
      [list.join(','), writer.now, ...(action.to === undefined ? [] : [action.to])],
    );
    const operations = allowed.map(({ id, state }) => ({
      recordId: id,
      data: action.to === undefined ? dataOf(params) : { status: [state, action.to] },
    }));
    await log(tx, writer, kind.type, action.opCode, operations, action.remark?.(params) ?? null);
  }
  return ids.flatMap((id): Refused[] => {
    const row = found.get(id);
    if (!row) return [{ id: String(id), no: null, reason: textIn(gone, lang) }];
    if (!action.from || action.from.includes(row.state)) return [];
    const state = kind.states?.[row.state];
    const reason = fill(textIn(wrongState, lang), { state: state ? textIn(state, lang) : row.state });
    return [{ id: String(id), no: row.no, reason }];
  });
}

const dataOf = (params: Params): unknown => (Object.keys(params).length > 0 ? params : null);
