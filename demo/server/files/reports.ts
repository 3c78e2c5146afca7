import { column } from '../database/db';
import { findByPage } from '../http/list';
import type { Service } from '../http/service';
import { fileUrl } from './files';

/** Report tasks of the context organisation. */
export function reports(bi: Service): void {
  const { db, urls } = bi.deps;
  bi.secured('GET', '/api/v1/ReportTask/findByPage', async ({ organisation, lang, query }) => {
    const list = await findByPage(
      db,
      query,
      {
        sort: { id: 't.id', createdAt: 't.created_at', status: 't.status' },
        search: {
          title: { sql: ['t.title_zh', 't.title_en', 't.number'], ops: ['CN'] },
          status: { sql: 't.status', type: 'id', ops: ['EQ', 'IN'] },
          createdAt: { sql: 't.created_at', type: 'time', ops: ['GT', 'GE', 'LE'] },
        },
        defaultRows: 5,
      },
      {
        select: `t.id, t.number, t.${column('title', lang)} as title, t.status, t.created_at, f.id as file_key, f.filename`,
        from: 'report_tasks t left join files f on f.id = t.file_id',
        where: 't.organisation_id = $1',
        params: [organisation.id],
      },
    );
    const content = list.content.map(({ fileKey, filename, ...row }) => ({
      ...row,
      attachUrl: fileKey ? fileUrl(urls, { id: String(fileKey), filename: String(filename) }) : null,
    }));
    return { ...list, content };
  });
}
