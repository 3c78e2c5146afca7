import type { Db } from '../database/db';

const manualEventType = 1;

/** Sends the one who started a task a notice of its end. */
export async function tellCreator(tx: Db, taskId: number, userId: number, now: Date): Promise<void> {
  await tx.query(
    `insert into notices (user_id, organisation_id, type, bizevent_type_id, title_zh, title_en, brief_zh, brief_en,
                          content_zh, content_en, url, id_label, src_label, format, created_at)
     select $2, t.organisation_id, 2, $3, said.title_zh, said.title_en, said.brief_zh, said.brief_en, said.brief_zh, said.brief_en,
       '/home/task/center', 'task.done', 'system', 0, $4
     from tasks t cross join lateral (select
       '任务“' || t.task_title_zh || '”' || case when t.status = 2 then '已完成' else '未全部成功' end as title_zh,
       t.task_title_en || case when t.status = 2 then ': done' else ': not all succeeded' end as title_en,
       coalesce(t.error_msg_zh || '。', '') || '任务编号 ' || t.task_no || '，可在任务中心查看。' as brief_zh,
       coalesce(t.error_msg_en || '. ', '') || 'Task ' || t.task_no || ' is in the task centre.' as brief_en) as said
     where t.id = $1`,
    [taskId, userId, manualEventType, now],
  );
}
