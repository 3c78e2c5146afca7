import { type Db, first } from '../database/db';
import { dayOf } from '../records/days';
import { fileId } from '../seed/files';
import { reports } from '../seed/messages/tasks';
import { nextStep, type RandomNumber, type Status, status } from './steps';

/** The largest number of waiting and running reports of an organisation. */
const maxActive = 2;
const startProbability = 0.05;
/** The largest number of reports of an organisation; the oldest ended ones beyond it are deleted. */
const maxKept = 100;
/** The id and the number that follow those of the seed. */
const [firstId, firstNumber] = [30_001, 112];

export async function advanceReports(db: Db, chance: RandomNumber): Promise<void> {
  const active = await db.query<{ id: number; zh: string; status: Status }>(
    'select id, title_zh as zh, status from report_tasks where status in (0, 1) order by id',
  );
  for (const report of active) {
    const next = nextStep({ status: report.status, done: 0, total: 0 }, chance);
    if (!next) continue;
    const kind = reports.find(([zh]) => zh === report.zh);
    await db.query('update report_tasks set status = $2, file_id = $3 where id = $1', [
      report.id,
      next.status,
      next.status === status.success && kind ? fileId(kind[2]) : null,
    ]);
  }
}

/** Starts a report of the organisation with the given probability. */
export async function startReport(
  db: Db,
  organisation: number,
  chance: RandomNumber,
  now: Date,
): Promise<void> {
  if (chance() >= startProbability) return;
  const row = await first(
    db.query<{ active: number; id: number }>(
      `select count(*) filter (where organisation_id = $1 and status in (0, 1)) as active, max(id) + 1 as id
       from report_tasks`,
      [organisation],
    ),
  );
  const [zh, en] = reports[Math.floor(chance() * reports.length)] ?? reports[0];
  if (!row || row.active >= maxActive) return;
  const number = String(row.id - firstId + firstNumber).padStart(5, '0');
  await db.query(
    `insert into report_tasks (id, organisation_id, number, title_zh, title_en, status, created_at)
     values ($1, $2, $3, $4, $5, 0, $6)`,
    [row.id, organisation, `RP${dayOf(now).replaceAll('-', '')}${number}`, zh, en, now],
  );
  await db.query(
    `delete from report_tasks where organisation_id = $1 and status > 1 and id <=
       (select id from report_tasks where organisation_id = $1 order by id desc offset $2 limit 1)`,
    [organisation, maxKept],
  );
}
