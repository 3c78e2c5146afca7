import { dayOf } from '../days';
import { type Db, first } from '../db';
import { fileId } from '../seed/files';
import { reports } from '../seed/tasks';
import { type Chance, nextStep, type Status, status } from './steps';

/** Reports of an organisation that wait or run at the same time. */
const mostActive = 2;
const beginsAt = 0.05;
/** Reports that an organisation keeps; older ones that have ended go. */
const mostKept = 100;
/** The seed's numbers go on from here. */
const [firstId, firstNumber] = [30_001, 112];

export async function moveReports(db: Db, chance: Chance): Promise<void> {
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

/** Begins a report of the organisation now and then. */
export async function beginReport(db: Db, organisation: number, chance: Chance, now: Date): Promise<void> {
  if (chance() >= beginsAt) return;
  const row = await first(
    db.query<{ active: number; id: number }>(
      `select count(*) filter (where organisation_id = $1 and status in (0, 1)) as active, max(id) + 1 as id
       from report_tasks`,
      [organisation],
    ),
  );
  const [zh, en] = reports[Math.floor(chance() * reports.length)] ?? reports[0];
  if (!row || row.active >= mostActive) return;
  const number = String(row.id - firstId + firstNumber).padStart(5, '0');
  await db.query(
    `insert into report_tasks (id, organisation_id, number, title_zh, title_en, status, created_at)
     values ($1, $2, $3, $4, $5, 0, $6)`,
    [row.id, organisation, `RP${dayOf(now).replaceAll('-', '')}${number}`, zh, en, now],
  );
  await db.query(
    `delete from report_tasks where organisation_id = $1 and status > 1 and id <=
       (select id from report_tasks where organisation_id = $1 order by id desc offset $2 limit 1)`,
    [organisation, mostKept],
  );
}
