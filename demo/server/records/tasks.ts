import type { Bilingual } from '../../support/lang';
import { type Db, first } from '../database/db';
import type { Call } from '../http/service';
import { lockTasks } from '../messages/task-lock';
import { dayOf } from './days';

/** A task that the server does in the background. */
export interface NewTask {
  readonly title: Bilingual;
  readonly total: number;
  /** Shown as the task's parameters. */
  readonly note: string;
}

export interface MadeTask {
  readonly id: string;
  readonly taskNo: string;
}

/** The first number of tasks that people start follows those of the seed. */
const [firstId, firstNumber] = [70_001, 4_313];

export async function makeTask(tx: Db, { user, organisation, now }: Call, task: NewTask): Promise<MadeTask> {
  await lockTasks(tx);
  const next = await first(
    tx.query<{ id: number }>(`select coalesce(max(id) + 1, ${firstId}) as id from tasks`),
  );
  const id = next?.id ?? firstId;
  const taskNo = `TC${dayOf(now).replaceAll('-', '')}${String(id - firstId + firstNumber).padStart(6, '0')}`;
  await tx.query(
    `insert into tasks (id, organisation_id, task_no, status, created_at, updated_at, created_name_zh, created_name_en,
                        task_title_zh, task_title_en, progress_done, progress_total, other_parameter,
                        acted_name_zh, acted_name_en)
     select $1, $2, $3, 0, $4, $4, u.name_zh, u.name_en, $5, $6, 0, $7, $8, a.name_zh, a.name_en
     from users u left join users a on a.id = $10 where u.id = $9`,
    [
      ...[id, organisation.id, taskNo, now, task.title.zh, task.title.en, task.total, task.note, user.id],
      user.actorId,
    ],
  );
  return { id: String(id), taskNo };
}

interface NewJob {
  readonly kind: 'bulk' | 'export';
  readonly recordType: string;
  readonly action: string;
  readonly ids: readonly number[];
  readonly params: unknown;
}

/** Leaves the work of a task to the worker. */
export async function leaveToWorker(
  tx: Db,
  { user, organisation, lang }: Call,
  task: MadeTask,
  job: NewJob,
): Promise<void> {
  await tx.query(
    `insert into jobs (task_id, kind, record_type, action, user_id, organisation_id, lang, ids, params, actor_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      task.id,
      job.kind,
      job.recordType,
      job.action,
      user.id,
      organisation.id,
      lang,
      JSON.stringify(job.ids),
      JSON.stringify(job.params),
      user.actorId,
    ],
  );
}
