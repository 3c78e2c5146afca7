import { joined } from '../../support/lang';
import { type Db, first } from '../database/db';
import { Input } from '../http/input';
import { bodyQuery, conditions, findByPage } from '../http/list';
import { once } from '../http/once';
import type { Call, Service } from '../http/service';
import { toWire } from '../http/wire';
import { Failure, invalid } from '../reply/failure';
import { applyTo } from './apply';
import { type Counted, fromOf, type RecordKind } from './kind';
import { historyOf, writerOf } from './logs';
import { addRecord, updateRecord } from './save';
import { selectedIds } from './selection';
import { leaveToWorker, makeTask } from './tasks';

/** An action with more records than this is a task in the background. */
const maxAtOnce = 200;

/** The calls of one kind of records. */
export function records(kind: RecordKind): (service: Service) => void {
  return (service) => {
    const { db } = service.deps;
    const { base, form, actions } = kind;
    service.secured('GET', `${base}/findByPage`, (call) => page(db, kind, call, call.query));
    service.secured('POST', `${base}/findByPage`, (call) =>
      page(db, kind, call, new Input(bodyQuery(call.request.body))),
    );
    service.secured('GET', `${base}/spanCounts`, (call) => spanCounts(db, kind, call, call.query));
    service.secured('POST', `${base}/spanCounts`, (call) =>
      spanCounts(db, kind, call, new Input(bodyQuery(call.request.body))),
    );
    service.secured('GET', `${base}/findById`, (call) => one(db, kind, call, call.query.id('id')));
    service.secured('GET', `${base}/exportColumns`, async ({ lang }) =>
      kind.columns.map(({ key, title }) => ({ key, title: lang === 'en' ? title.en : title.zh })),
    );
    service.secured('POST', `${base}/export`, (call) => startExport(service, kind, call));
    if (form) {
      service.write(`${base}/update`, async (tx, call) =>
        one(tx, kind, call, await updateRecord(tx, kind, form, call)),
      );
      if (form.create) {
        service.write(`${base}/add`, async (tx, call) =>
          one(tx, kind, call, await addRecord(tx, kind, form, call)),
        );
      }
    }
    for (const name of Object.keys(actions)) {
      service.secured('POST', `${base}/${name}`, (call) => act(service, kind, name, call));
    }
  };
}

async function page(db: Db, kind: RecordKind, { organisation, lang }: Call, query: Input): Promise<unknown> {
  const sql = {
    select: kind.list(lang),
    from: fromOf(kind),
    where: 'r.organisation_id = $1',
    params: [organisation.id],
  };
  const rule = { ...kind.rule(lang), maxRows: 5_000 };
  const [list, counts] = await Promise.all([
    findByPage(db, query, rule, sql),
    sums(db, kind, organisation.id, query, lang),
  ]);
  return { ...list, spanCounts: counts };
}

type Sums = Record<string, unknown>;

async function sums(
  db: Db,
  kind: RecordKind,
  organisation: number,
  query: Input,
  lang: Call['lang'],
): Promise<Sums> {
  const params: unknown[] = [organisation];
  const where = ['r.organisation_id = $1', ...conditions(query, kind.rule(lang), params)].join(' and ');
  const list = Object.entries(kind.sums).map(([name, sql]) => `coalesce(${sql}, 0) as "${name}"`);
  const row = await first(
    db.query<Sums>(
      `select count(*) as count ${list.map((item) => `, ${item}`).join('')} from ${fromOf(kind)} where ${where}`,
      params,
    ),
  );
  if (!kind.money) return row ?? {};
  const [name, amount, currency] = kind.money;
  const byCurrency = await db.query<{ currency: string; sum: number }>(
    `select ${currency} as currency, sum(${amount}) as sum from ${fromOf(kind)} where ${where} group by 1 order by 1`,
    params,
  );
  return { ...row, [name]: Object.fromEntries(byCurrency.map((one) => [one.currency, one.sum])) };
}

/**
 * The sums of all that match; and for each counted field the number of each value among those that match the rest of
 * the search.
 */
async function spanCounts(db: Db, kind: RecordKind, call: Call, query: Input): Promise<unknown> {
  const { organisation, lang } = call;
  const state = kind.state && { sql: kind.state, values: Object.keys(kind.states ?? {}) };
  const fields = Object.entries({ ...(state && { [kind.stateField ?? 'status']: state }), ...kind.counts });
  const [all, ...counts] = await Promise.all([
    sums(db, kind, organisation.id, query, lang),
    ...fields.map(([name, counted]) => countsOf(db, kind, call, query.without(conditionOn(name)), counted)),
  ]);
  return { sums: all, ...Object.fromEntries(fields.map(([name], at) => [name, counts[at]])) };
}

const conditionOn = (field: string) => (name: string) =>
  /^search\[[A-Z]{2}_(\w+)\]$/.exec(name)?.[1] === field;

async function countsOf(
  db: Db,
  kind: RecordKind,
  { organisation, lang }: Call,
  query: Input,
  { sql, values = [] }: Counted,
): Promise<Record<string, number>> {
  const params: unknown[] = [organisation.id];
  const where = ['r.organisation_id = $1', ...conditions(query, kind.rule(lang), params)].join(' and ');
  const rows = await db.query<{ value: string | null; n: number }>(
    `select (${sql})::text as value, count(*) as n from ${fromOf(kind)} where ${where} group by 1 order by 1`,
    params,
  );
  const named = values.map((value): [string, number] => [String(value), 0]);
  return Object.fromEntries([...named, ...rows.map(({ value, n }): [string, number] => [value ?? '', n])]);
}

async function one(db: Db, kind: RecordKind, call: Call, id: number): Promise<unknown> {
  const { organisation, lang } = call;
  const row = await first(
    db.query(
      `select ${kind.list(lang)}${kind.detail(lang)} from ${fromOf(kind)} where r.organisation_id = $1 and r.id = $2`,
      [organisation.id, id],
    ),
  );
  if (!row) throw new Failure(10020);
  const own = await historyOf(call, db, kind.type, id);
  const told = (await kind.events?.(call, db, id)) ?? [];
  return { ...toWire(row), history: [...own, ...told] };
}

async function act({ deps }: Service, kind: RecordKind, name: string, call: Call): Promise<unknown> {
  const action = kind.actions[name];
  if (!action) throw new Failure(404);
  const reply = await once(deps.db, call, `${kind.base}/${name}`, async (tx) => {
    const params = (await action.read?.(call, call.body, tx)) ?? {};
    const ids = await selectedIds(tx, kind, call);
    if (ids.length <= maxAtOnce) {
      const failed = await applyTo(tx, kind, action, ids, {
        params,
        writer: writerOf(call),
        lang: call.lang,
      });
      return { total: ids.length, done: ids.length - failed.length, failed, task: null };
    }
    const title = {
      zh: joined(action.title.zh, kind.title.zh),
      en: `${action.title.en} ${kind.title.en}`,
    };
    const task = await makeTask(tx, call, {
      title,
      total: ids.length,
      note: `${kind.type}.${name}; records=${ids.length}`,
    });
    await leaveToWorker(tx, call, task, { kind: 'bulk', recordType: kind.type, action: name, ids, params });
    return { total: ids.length, done: 0, failed: [], task };
  });
  deps.worker.wake();
  return reply;
}

async function startExport({ deps }: Service, kind: RecordKind, call: Call): Promise<unknown> {
  const reply = await once(deps.db, call, `${kind.base}/export`, async (tx) => {
    const columns = columnsOf(kind, call);
    const ids = await selectedIds(tx, kind, call);
    const title = { zh: joined('导出', kind.title.zh), en: `Export ${kind.title.en}` };
    const note = `format=csv; columns=${columns.length}; records=${ids.length}`;
    const task = await makeTask(tx, call, { title, total: ids.length, note });
    await leaveToWorker(tx, call, task, {
      kind: 'export',
      recordType: kind.type,
      action: 'export',
      ids,
      params: { columns },
    });
    return { task, total: ids.length };
  });
  deps.worker.wake();
  return reply;
}

/** The columns asked for, in that order; all without any. */
function columnsOf(kind: RecordKind, { request }: Call): string[] {
  const known = kind.columns.map(({ key }) => key);
  const asked = (request.body as { columns?: unknown } | undefined)?.columns ?? known;
  const isRight = Array.isArray(asked) && asked.length > 0 && asked.every((key) => known.includes(key));
  if (!isRight) throw invalid('columns');
  return [...new Set(asked as string[])];
}
