import type { Urls } from '../../hosts';
import type { Lang } from '../../support/lang';
import { column, first } from '../database/db';
import { fileUrl } from '../files/files';
import { findByPage } from '../http/list';
import type { Service } from '../http/service';
import { toWire } from '../http/wire';
import { Failure } from '../reply/failure';

/** Tasks of the context organisation. The statuses are those of report tasks: 0 waiting … 5 no data. */
export function tasks(boss: Service): void {
  const { db, urls } = boss.deps;
  boss.secured('GET', '/api/v1/TaskCenter/findList', async ({ organisation, lang, query }) => {
    const rows = await db.query(`${select(lang)} where t.organisation_id = $1 order by t.id desc limit $2`, [
      organisation.id,
      query.integer('rows', { min: 1, max: 100, fallback: 10 }),
    ]);
    return rows.map((row) => withFile(urls, row));
  });
  boss.secured('GET', '/api/v1/TaskCenter/findByPage', async ({ organisation, lang, query }) => {
    const page = await findByPage(
      db,
      query,
      {
        sort: {
          id: 't.id',
          taskNo: 't.task_no',
          status: 't.status',
          createdAt: 't.created_at',
          updatedAt: 't.updated_at',
        },
        search: {
          keyword: { sql: ['t.task_no', 't.task_title_zh', 't.task_title_en', 't.source_no'], ops: ['CN'] },
          status: { sql: 't.status', type: 'id', ops: ['EQ', 'IN'] },
          createdAt: { sql: 't.created_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
        },
      },
      { select: columns(lang), from: tables, where: 't.organisation_id = $1', params: [organisation.id] },
    );
    return { ...page, content: page.content.map((row) => linked(urls, row)) };
  });
  boss.secured('GET', '/api/v1/TaskCenter/findById', async ({ organisation, lang, query }) => {
    const row = await first(
      db.query(`${select(lang)} where t.organisation_id = $1 and t.id = $2`, [
        organisation.id,
        query.id('id'),
      ]),
    );
    if (!row) throw new Failure(10020);
    return withFile(urls, row);
  });
}

const tables = 'tasks t left join files f on f.id = t.file_id';

const select = (lang: Lang): string => `select ${columns(lang)} from ${tables}`;

function columns(lang: Lang): string {
  const text = (name: string) => `t.${column(name, lang)} as ${name}`;
  return `t.id, t.task_no, t.status, t.created_at, t.updated_at, ${text('created_name')}, ${text('acted_name')}, t.source_no, t.line_id,
      ${text('task_title')}, ${text('error_msg')}, t.error_detail, t.other_parameter, ${text('remark')},
      t.progress_done, t.progress_total, f.id as file_key, f.filename`;
}

const withFile = (urls: Urls, row: Record<string, unknown>) => linked(urls, toWire(row));

/** A row as it is sent, with the address of its file. */
function linked(
  urls: Urls,
  { fileKey: id, filename, ...row }: Record<string, unknown>,
): Record<string, unknown> {
  const taskFile = id ? fileUrl(urls, { id: String(id), filename: String(filename) }) : null;
  return { ...row, taskFile };
}
