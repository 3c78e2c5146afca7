import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRows, type Db } from '../database/db';
import { migrate } from '../database/migrations';
import { fillDemoData } from '../seed/fill';
import { mainId, newcomerId } from '../seed/organisations';
import { Random } from '../seed/random';
import { openTestDatabase, type TestDatabase } from '../testing-data';
import { step, stepInterval } from './simulation';

const began = new Date('2026-11-20T02:42:00Z');
const steps = 160;
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase({ empty: true });
  db = database.db;
  await migrate(db, (tx) => fillDemoData(tx, began, () => {}));
});
afterAll(() => database.close());

describe('the simulation', () => {
  it('does each step on one backend only', async () => {
    const before = new Date(began.getTime() - stepInterval);
    expect(await step(db, () => 0.99, before)).toBe(true);
    expect(await step(db, () => 0.99, before)).toBe(false);
  });

  it('starts, advances and ends tasks and reports within limits', async () => {
    const random = new Random('mover');
    const notices = await countRows(db, 'notices');
    const newest = await db.query<{ id: number }>('select max(id) as id from tasks');
    for (let at = 0; at < steps; at += 1) {
      const now = new Date(began.getTime() + at * stepInterval);
      expect(await step(db, () => random.next(), now)).toBe(true);
    }
    const made = await db.query<{
      organisation: number;
      status: number;
      file: string | null;
      detail: string | null;
    }>(
      `select organisation_id as organisation, status, file_id as file, error_detail as detail from tasks where id > $1`,
      [newest[0]?.id],
    );
    expect(made.length).toBeGreaterThan(20);
    expect(new Set(made.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4);
    expect(made.every(({ organisation }) => organisation !== newcomerId)).toBe(true);
    for (const { status, file, detail } of made) {
      if (status === 3) expect(detail).toEqual(expect.any(String));
      if (status < 2) expect([file, detail]).toEqual([null, null]);
    }
    const active = await db.query<{ n: number }>(
      'select count(*) as n from tasks where status < 2 group by organisation_id',
    );
    for (const { n } of active) expect(n).toBeLessThanOrEqual(4);
    const reminders = (await countRows(db, 'notices')) - notices;
    expect(reminders).toBeGreaterThan(3);
    expect(reminders).toBeLessThanOrEqual((steps * stepInterval) / 180_000 + 1);
  });

  it('takes from carriers what they have delivered: after it was shipped, and nothing that came back', async () => {
    const delivered = async () => {
      const rows = await db.query<{ n: number }>(
        'select count(*)::int as n from orders where delivered_at is not null',
      );
      return rows[0]?.n ?? 0;
    };
    const before = await delivered();
    await step(db, () => 0.99, new Date(began.getTime() + 3 * 86_400_000));
    expect(before).toBeGreaterThan(0);
    expect(await delivered()).toBeGreaterThan(before);
    const wrong = await db.query(
      `select o.id from orders o left join outbound_orders x on x.order_id = o.id
       where o.delivered_at is not null and (o.status <> 'DONE' or x.shipped_at is null or o.delivered_at < x.shipped_at
         or exists (select from sale_returns r where r.order_id = o.id and r.reason = 'UNDELIVERABLE'))`,
    );
    expect(wrong).toEqual([]);
  });

  it('keeps no more than two hundred tasks of an organisation', async () => {
    await db.query(
      `insert into tasks select id + 100000, $1, task_no || 'x', 2, created_at, updated_at, created_name_zh,
         created_name_en, source_no, line_id, task_title_zh, task_title_en, error_msg_zh, error_msg_en, error_detail,
         file_id, other_parameter, remark_zh, remark_en, progress_done, progress_total from tasks limit 300`,
      [mainId],
    );
    const later = new Date(began.getTime() + 4 * 86_400_000);
    await step(db, () => 0, later);
    const [kept] = await db.query<{ n: number }>(
      'select count(*) as n from tasks where organisation_id = $1',
      [mainId],
    );
    expect(kept?.n).toBeLessThanOrEqual(203);
  });
});
