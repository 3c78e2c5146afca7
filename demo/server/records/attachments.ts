import { column, type Db, first } from '../database/db';
import { fileUrl } from '../files/files';
import { isUpload, requireRoom } from '../files/quota';
import { type Received, receiveFile } from '../files/receive';
import { Input } from '../http/input';
import { once } from '../http/once';
import type { Call, Deps, Service } from '../http/service';
import { toWire } from '../http/wire';
import { Failure } from '../reply/failure';
import type { RecordType } from './kind';
import { kindOf } from './kinds';
import { log, opCodes, recordType, writerOf } from './logs';

const uploadPath = '/api/v1/BizAttach/uploadFile';

/** Uploads, and the files that belong to a record. Code 10030 names the reason why a file is refused. */
export function attachments(userCentre: Service): void {
  const { deps } = userCentre;
  userCentre.secured('POST', uploadPath, (call) => uploadFile(deps, call), { upload: true });
  userCentre.secured('GET', '/api/v1/BizAttach/del', (call) => del(deps, call));
  userCentre.secured('GET', '/api/v1/BizAttach/findByRecord', (call) => ofRecord(deps, call));
}

/** The record of the context organisation that a file belongs to. */
interface Target {
  readonly type: RecordType;
  readonly id: number;
}

async function uploadFile(deps: Deps, call: Call): Promise<unknown> {
  const { db, store, urls, quota } = deps;
  const received = await receiveFile(store, call.request);
  const { id, filename, fields } = received;
  const insert = async (tx: Db) => {
    await requireRoom(tx, quota, call, received.size);
    const { genUrl, ...entity } = withUrl(urls, await insertFile(tx, call, received));
    return { entity: { ...entity, genUrl }, genUrl };
  };
  let kept: unknown;
  try {
    // Not the bytes: a picture that is drawn again, as after a reload, has others.
    const reply = await once(db, call, uploadPath, insert, { filename, fields });
    kept = (reply.entity as { id?: unknown }).id;
    return reply;
  } finally {
    // Refused, or come a second time.
    if (kept !== id) await store.remove(id);
  }
}

async function insertFile(
  tx: Db,
  call: Call,
  { id, filename, contentType, size, fields }: Received,
): Promise<Row> {
  const { user, organisation, now, query } = call;
  const input = new Input(fields);
  const label = (name: string, fallback: string) =>
    input.optionalText(name, { max: 40 }) ?? query.optionalText(name, { max: 40 }) ?? fallback;
  const target = input.has('recordType') ? await targetOf(tx, call, input) : null;
  const brief = input.optionalText('brief') ?? '';
  await tx.query(
    `insert into files (id, filename, content_type, size, owner_id, organisation_id, model, type, record_type, record_id, brief,
                        created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[id, filename, contentType, size, user.id, organisation.id],
      ...[label('model', 'logistics'), label('type', 'other')],
      ...[target?.type ?? null, target?.id ?? null, brief, now],
    ],
  );
  if (target) await note(tx, call, target, opCodes.attach, filename);
  const row = await first(tx.query<Row>(`${selectSql(call)} where f.id = $2`, [user.id, id]));
  if (!row) throw new Failure(10020);
  return row;
}

/** @throws Failure 10020 if the context organisation has no such record */
async function targetOf(db: Db, { organisation }: Call, input: Input): Promise<Target> {
  const target = { type: recordType(input), id: input.id('recordId') };
  const found = await db.query(
    `select id from ${kindOf(target.type).table} where id = $1 and organisation_id = $2`,
    [target.id, organisation.id],
  );
  if (found.length === 0) throw new Failure(10020);
  return target;
}

function note(tx: Db, call: Call, { type, id }: Target, code: number, name: string): Promise<void> {
  return log(tx, writerOf(call), type, code, [{ recordId: id, data: { filename: name } }], name);
}

/** What a task links to is not deleted. */
async function del({ db, store }: Deps, call: Call): Promise<unknown> {
  const id = call.query.text('id', { max: 36 });
  await db.transaction(async (tx) => {
    const file = await first(
      tx.query<{ name: string; type: RecordType | null; record: number | null }>(
        `delete from files where id = $1 and owner_id = $2 and ${isUpload}
         returning filename as name, record_type as type, record_id as record`,
        [id, call.user.id],
      ),
    );
    if (!file) throw new Failure(10020);
    const { type, record, name } = file;
    if (type && record) await note(tx, call, { type, id: record }, opCodes.detach, name);
  });
  await store.remove(id);
  return { id };
}

async function ofRecord({ db, urls }: Deps, call: Call): Promise<unknown> {
  const target = await targetOf(db, call, call.query);
  const rows = await db.query<Row>(
    `${selectSql(call)} where f.organisation_id = $2 and f.record_type = $3 and f.record_id = $4
     order by f.created_at desc, f.id limit 500`,
    [call.user.id, call.organisation.id, target.type, target.id],
  );
  return rows.map((row) => withUrl(urls, row));
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly filename: string;
}

/** $1: the caller. */
const selectSql = ({ lang }: Call) => `
  select f.id, f.filename, f.filename as title, f.brief, f.size, f.content_type, f.model, f.type, f.created_at, u.${column('name', lang)}
    as created_name, f.owner_id::text as created_by, f.owner_id = $1 as mine
  from files f left join users u on u.id = f.owner_id`;

const withUrl = (urls: Deps['urls'], row: Row): Record<string, unknown> => ({
  ...toWire(row),
  genUrl: fileUrl(urls, row),
});
