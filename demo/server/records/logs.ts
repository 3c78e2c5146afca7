import { column, type Db, first } from '../database/db';
import { insertAll } from '../database/insert';
import { findByPage } from '../http/list';
import type { Call, Service } from '../http/service';
import { toWireRows } from '../http/wire';
import { type RecordType, recordTypes, type Writer } from './kind';

export const opCodes = { edit: 260, create: 100, attach: 20, detach: 21 } as const;

interface Operation {
  readonly recordId: number;
  /** Before and after, by field. */
  readonly data?: unknown;
}

export const writerOf = ({ user, organisation, now }: Call): Writer => ({
  userId: user.id,
  actorId: user.actorId,
  organisationId: organisation.id,
  now,
});

/** Notes in the log of each record what somebody did with it, and as whom. */
export async function log(
  tx: Db,
  writer: Writer,
  type: RecordType,
  action: number,
  operations: readonly Operation[],
  remark: string | null = null,
): Promise<void> {
  const person = await nameOf(tx, writer.userId);
  const actor = writer.actorId === null ? undefined : await nameOf(tx, writer.actorId);
  const rows = operations.map(({ recordId, data }) => ({
    organisation_id: writer.organisationId,
    record_type: type,
    record_id: recordId,
    op_action: action,
    op_result: 1,
    op_remark_zh: remark,
    op_remark_en: remark,
    op_data: data ?? null,
    created_at: writer.now,
    created_by: writer.userId,
    created_name_zh: person?.zh ?? '',
    created_name_en: person?.en ?? '',
    acted_by: writer.actorId,
    acted_name_zh: actor?.zh ?? null,
    acted_name_en: actor?.en ?? null,
  }));
  await insertAll(tx, { name: 'operation_logs', rows });
}

const nameOf = (db: Db, userId: number) =>
  first(
    db.query<{ zh: string; en: string }>('select name_zh as zh, name_en as en from users where id = $1', [
      userId,
    ]),
  );

export const recordType = (input: {
  oneOf(name: string, allowed: readonly RecordType[]): RecordType;
}): RecordType => input.oneOf('recordType', recordTypes);

/** How a record came to its state, the oldest first: that it was made, then each change of the state, by whom and why. */
export async function historyOf(
  { organisation, lang }: Pick<Call, 'organisation' | 'lang'>,
  db: Db,
  type: RecordType,
  recordId: number,
): Promise<unknown[]> {
  const rows = await db.query(
    `select op_data->'status'->>0 as "from", op_data->'status'->>1 as "to", created_at as at,
       ${column('created_name', lang)} as created_name, ${column('acted_name', lang)} as acted_name,
       ${column('op_remark', lang)} as op_remark
     from operation_logs where organisation_id = $1 and record_type = $2 and record_id = $3
       and (op_action = $4 or json_typeof(op_data->'status') = 'array') order by created_at, id`,
    [organisation.id, type, recordId, opCodes.create],
  );
  return toWireRows(rows);
}

/** The log of a record of the context organisation, newest first. */
export function operationLogs(boss: Service): void {
  boss.secured('GET', '/api/v1/OperationLog/findByRecord', ({ organisation, query, lang }) =>
    findByPage(
      boss.deps.db,
      query,
      {
        sort: { id: 'id', createdAt: 'created_at' },
        defaultSort: 'createdAt',
        search: { opAction: { sql: 'op_action', type: 'id', ops: ['EQ', 'IN'] } },
        defaultRows: 50,
        maxRows: 500,
      },
      {
        select: `id, created_at, ${column('created_name', lang)} as created_name, ${column('acted_name', lang)} as acted_name,
          ${column('op_remark', lang)} as op_remark, op_action, op_action::text as operate_type, op_result, op_data`,
        from: 'operation_logs',
        where: 'organisation_id = $1 and record_type = $2 and record_id = $3',
        params: [organisation.id, recordType(query), query.id('recordId')],
      },
    ),
  );
}
