import { type Db, first } from '../database/db';
import { lockTasks } from '../messages/task-lock';
import { dayOf } from '../records/days';
import { type Kind, kinds, outcomeOf } from '../seed/messages/tasks';
import { remindCreator } from './notify';
import { type Job, nextStep, type RandomNumber, status } from './steps';

/** The largest number of waiting and running tasks of an organisation. */
const maxActive = 3;
const startProbability = 0.1;
/** The largest number of tasks of an organisation; the oldest ended ones beyond it are deleted. */
const maxKept = 200;
/** The id and the number that follow those of the seed. */
const [firstId, firstNumber] = [70_001, 4_313];

interface TaskRow extends Job {
  readonly id: number;
  readonly organisation: number;
  readonly no: string;
  readonly creator: string;
  readonly zh: string;
  readonly en: string;
}

export async function advanceTasks(db: Db, chance: RandomNumber, now: Date): Promise<void> {
  const active = await db.query<TaskRow>(
    `select id, organisation_id as organisation, task_no as no, created_name_en as creator, task_title_zh as zh,
            task_title_en as en, status, progress_done as done, progress_total as total
     from tasks where status in (0, 1) and id not in (select task_id from jobs) order by id`,
  );
  for (const task of active) {
    const next = nextStep(task, chance);
    if (!next) continue;
    await save(db, task, next, now);
    if (next.status > status.running) await remindCreator(db, { ...task, status: next.status }, now);
  }
}

async function save(db: Db, { id, zh }: TaskRow, next: Job, now: Date): Promise<void> {
  const kind = kinds.find((one) => one.zh === zh) ?? (kinds[0] as Kind);
  const left = outcomeOf(next.status, kind);
  await db.query(
    `update tasks set status = $2, progress_done = $3, updated_at = $4, file_id = $5, error_msg_zh = $6,
       error_msg_en = $7, error_detail = $8, remark_zh = $9, remark_en = $10 where id = $1`,
    [
      id,
      next.status,
      next.done,
      now,
      left.file_id,
      left.error_msg_zh,
      left.error_msg_en,
      left.error_detail,
      left.remark_zh,
      left.remark_en,
    ],
  );
}

/** Starts a task of the organisation with the given probability, created by one of its demo accounts. */
export async function startTask(
  db: Db,
  organisation: number,
  chance: RandomNumber,
  now: Date,
): Promise<void> {
  if (chance() >= startProbability) return;
  await lockTasks(db);
  const row = await first(
    db.query<{ active: number; line: number | null; id: number }>(
      `select count(*) filter (where organisation_id = $1 and status in (0, 1)) as active, max(id) + 1 as id,
              (select min(id) from product_lines where organisation_id = $1) as line from tasks`,
      [organisation],
    ),
  );
  const creators = await db.query<{ zh: string; en: string }>(
    `select name_zh as zh, name_en as en from users where org_id = $1 and password_hash is not null order by id`,
    [organisation],
  );
  const creator = creators[Math.floor(chance() * creators.length)];
  const kind = kinds[Math.floor(chance() * kinds.length)] as Kind;
  if (!row || !creator || row.active >= maxActive) return;
  const day = dayOf(now).replaceAll('-', '');
  const sourceNumber = String(1 + Math.floor(chance() * 99)).padStart(2, '0');
  await db.query(
    `insert into tasks (id, organisation_id, task_no, status, created_at, updated_at, created_name_zh, created_name_en,
                        source_no, line_id, task_title_zh, task_title_en, progress_done, progress_total, other_parameter)
     values ($1, $2, $3, 0, $4, $4, $5, $6, $7, $8, $9, $10, 0, $11, $12)`,
    [
      row.id,
      organisation,
      `TC${day}${String(row.id - firstId + firstNumber).padStart(6, '0')}`,
      now,
      creator.zh,
      creator.en,
      kind.source ? `${kind.source}${day.slice(2)}-${sourceNumber}` : null,
      row.line,
      kind.zh,
      kind.en,
      kind.total,
      kind.parameters ?? null,
    ],
  );
  await db.query(
    `delete from tasks where organisation_id = $1 and status > 1 and id <=
       (select id from tasks where organisation_id = $1 order by id desc offset $2 limit 1)`,
    [organisation, maxKept],
  );
}
