import { type Db, first } from '../database/db';
import { isFirstInPeriod } from './once-per-period';
import { status } from './steps';

/** Milliseconds between two such notices for all users together, which keeps the numbers on badges small. */
const noticeInterval = 180_000;
/** A creator with this many unread notices gets no more. */
const maxUnread = 20;
const label = 'task.done';
const manualEventType = 1;

export interface EndedTask {
  readonly organisation: number;
  readonly no: string;
  readonly creator: string;
  readonly zh: string;
  readonly en: string;
  readonly status: number;
}

/** Sends a task's creator a notice that the task has ended, at most one each `noticeInterval`. */
export async function remindCreator(db: Db, task: EndedTask, now: Date): Promise<void> {
  const creator = await first(
    db.query<{ id: number; unread: number }>(
      `select u.id, (select count(*) from notices n where n.user_id = u.id and n.id_label = $3 and n.read_at is null)
         as unread
       from users u where u.org_id = $1 and u.name_en = $2 and u.password_hash is not null`,
      [task.organisation, task.creator, label],
    ),
  );
  if (
    !creator ||
    creator.unread >= maxUnread ||
    !(await isFirstInPeriod(db, 'lively-notice', noticeInterval, now))
  )
    return;
  const well = task.status === status.success;
  const zh = `任务“${task.zh}”${well ? '已完成' : '未成功'}`;
  const en = `${task.en}: ${well ? 'done' : 'did not succeed'}`;
  const brief = [`任务编号 ${task.no}，可在任务中心查看。`, `Task ${task.no} is in the task centre.`];
  await db.query(
    `insert into notices (user_id, organisation_id, type, bizevent_type_id, title_zh, title_en, brief_zh, brief_en,
                          content_zh, content_en, url, id_label, src_label, format, created_at)
     values ($1, $2, 2, $3, $4, $5, $6, $7, $6, $7, '/home/task/center', $8, 'system', 0, $9)`,
    [creator.id, task.organisation, manualEventType, zh, en, ...brief, label, now],
  );
}
