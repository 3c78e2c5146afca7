import { randomUUID } from 'node:crypto';
import { cutText } from '@oms/shell';
import { csvLine, csvStart } from '../../support/csv';
import type { Lang } from '../../support/lang';
import { type Db, first } from '../database/db';
import type { FileStore } from '../files/store';
import { applyTo, type Refused } from './apply';
import { exportLines } from './export';
import { kindOf } from './kinds';
import { tellCreator } from './notify';

/** Records of one transaction. */
const batch = 100;
/** Milliseconds after which another backend takes over a job whose backend has gone. */
const lease = 60_000;
/** Milliseconds between two looks for jobs that other backends have left. */
const interval = 5_000;

interface Job {
  readonly task_id: number;
  readonly kind: 'bulk' | 'export';
  readonly record_type: string;
  readonly action: string;
  readonly user_id: number;
  readonly actor_id: number | null;
  readonly organisation_id: number;
  readonly lang: Lang;
  readonly ids: readonly number[];
  readonly params: Record<string, unknown>;
  readonly done: number;
  readonly failures: readonly Refused[];
}

interface WorkerDeps {
  readonly db: Db;
  readonly store: FileStore;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

export interface Worker {
  /** Looks for jobs now: one has been made. */
  wake(): void;
  /** Ends after the running batch; another start goes on with the rest. */
  close(): Promise<void>;
}

const claimSql = `
  update jobs set leased_until = $1 where task_id = (
    select task_id from jobs where leased_until is null or leased_until < $2 order by task_id limit 1 for update skip locked)
  returning *`;

/** Does the work of tasks, one after another. Several backends on one database share it. */
export function startWorker(deps: WorkerDeps): Worker {
  const { db, clock, log } = deps;
  let closed = false;
  let lastError = '';
  let running: Promise<void> = Promise.resolve();
  const isClosed = () => closed;
  const work = async () => {
    while (!closed) {
      const now = clock();
      const job = await first(db.query<Job>(claimSql, [new Date(now.getTime() + lease), now]));
      if (!job) break;
      await perform(deps, job, isClosed);
    }
    lastError = '';
  };
  const wake = () => {
    running = running.then(work).catch((error: unknown) => {
      if (String(error) !== lastError) log(`A task in the background did not go on: ${String(error)}`);
      lastError = String(error);
    });
  };
  const timer = setInterval(wake, interval).unref();
  wake();
  return {
    wake,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function perform(deps: WorkerDeps, job: Job, isClosed: () => boolean): Promise<void> {
  const { db, clock } = deps;
  await db.query('update tasks set status = 1, updated_at = $2 where id = $1', [job.task_id, clock()]);
  try {
    const finished =
      job.kind === 'export' ? await runExport(deps, job, isClosed) : await runBulk(deps, job, isClosed);
    if (!finished) await db.query('update jobs set leased_until = null where task_id = $1', [job.task_id]);
  } catch (error) {
    await end(deps, job, {
      status: 3,
      zh: '任务执行失败，请重新发起',
      en: 'The task failed. Start it again',
      detail: cutText(`WorkerException ==> ${String(error)}`, 500),
    });
  }
}

class Stopped extends Error {}

/** An export that was interrupted starts again: its file exists only when it is whole. */
async function runExport(deps: WorkerDeps, job: Job, isClosed: () => boolean): Promise<boolean> {
  const kind = kindOf(job.record_type);
  const lines = exportLines(
    deps.db,
    {
      kind,
      ids: job.ids,
      columns: job.params.columns as string[],
      organisationId: job.organisation_id,
      lang: job.lang,
    },
    async (done) => {
      if (isClosed()) throw new Stopped();
      await progress(deps, job, done);
    },
  );
  const { title } = kind;
  try {
    const file = await storeText(deps, job, `${job.lang === 'en' ? title.en : title.zh}.csv`, lines);
    await end(deps, job, { status: 2, file });
  } catch (error) {
    if (error instanceof Stopped) return false;
    throw error;
  }
  return true;
}

async function runBulk(deps: WorkerDeps, job: Job, isClosed: () => boolean): Promise<boolean> {
  const { db, clock } = deps;
  const kind = kindOf(job.record_type);
  const action = kind.actions[job.action];
  if (!action) throw new Error(`${job.record_type} has no action ${job.action}`);
  const failures = [...job.failures];
  for (let at = job.done; at < job.ids.length; at += batch) {
    if (isClosed()) return false;
    const done = Math.min(at + batch, job.ids.length);
    await db.transaction(async (tx) => {
      const { user_id: userId, actor_id: actorId, organisation_id: organisationId } = job;
      const writer = { userId, actorId, organisationId, now: clock() };
      const part = job.ids.slice(at, done);
      failures.push(
        ...(await applyTo(tx, kind, action, part, { params: job.params, writer, lang: job.lang })),
      );
      await tx.query('update jobs set done = $2, failures = $3 where task_id = $1', [
        job.task_id,
        done,
        JSON.stringify(failures),
      ]);
      await progress({ ...deps, db: tx }, job, done);
    });
  }
  await endBulk(deps, job, failures);
  return true;
}

async function endBulk(deps: WorkerDeps, job: Job, failures: readonly Refused[]): Promise<void> {
  if (failures.length === 0) return end(deps, job, { status: 2 });
  const isEnglish = job.lang === 'en';
  const head = isEnglish ? ['Record', 'Reason'] : ['单号', '原因'];
  const lines = [
    csvStart + csvLine(head),
    ...failures.map(({ id, no, reason }) => csvLine([no ?? id, reason])),
  ];
  const file = await storeText(deps, job, isEnglish ? 'Not done.csv' : '未处理明细.csv', lines);
  const [refused, total] = [failures.length, job.ids.length];
  await end(deps, job, {
    status: 3,
    file,
    zh: `${total} 条中有 ${refused} 条未处理，明细见文件`,
    en: `${refused} of ${total} were not done; the file says why`,
  });
}

async function progress({ db, clock }: WorkerDeps, job: Job, done: number): Promise<void> {
  const now = clock();
  await db.query('update tasks set progress_done = $2, updated_at = $3 where id = $1', [
    job.task_id,
    done,
    now,
  ]);
  await db.query('update jobs set leased_until = $2 where task_id = $1', [
    job.task_id,
    new Date(now.getTime() + lease),
  ]);
}

/** @returns the id of the file */
async function storeText(
  { db, store, clock }: WorkerDeps,
  job: Job,
  filename: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<string> {
  const id = randomUUID();
  let size = 0;
  await store.write(
    id,
    (async function* () {
      for await (const line of lines) {
        size += Buffer.byteLength(line);
        yield line;
      }
    })(),
  );
  await db.query(
    `insert into files (id, filename, content_type, size, owner_id, organisation_id, model, type, created_at)
     values ($1, $2, 'text/csv; charset=utf-8', $3, $4, $5, 'task', 'result', $6)`,
    [id, filename, size, job.user_id, job.organisation_id, clock()],
  );
  return id;
}

interface End {
  readonly status: 2 | 3;
  readonly file?: string;
  readonly zh?: string;
  readonly en?: string;
  readonly detail?: string;
}

async function end(
  { db, clock }: WorkerDeps,
  job: Job,
  { status, file, zh, en, detail }: End,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    await tx.query(
      `update tasks set status = $2, updated_at = $3, file_id = $4, error_msg_zh = $5, error_msg_en = $6, error_detail = $7
       where id = $1`,
      [job.task_id, status, now, file ?? null, zh ?? null, en ?? null, detail ?? null],
    );
    await tx.query('delete from jobs where task_id = $1', [job.task_id]);
    await tellCreator(tx, job.task_id, job.user_id, now);
  });
}
