import { column } from '../database/db';
import { findByPage } from '../http/list';
import type { Service } from '../http/service';
import { fileUrl } from './files';

/** The codes of the kinds of documents that photographs are taken of. */
const orderTypes = ['200', '300', '301', '320', '400', '410', '420', '430', '431', '500'] as const;

/** Photographs that warehouses have taken of an order, by its type and number; without a number, of all orders of the type. */
export function pictures(feedback: Service): void {
  const { db, urls } = feedback.deps;
  feedback.secured('GET', '/api/v2/orderPicture/findByFilters', async ({ organisation, lang, query }) => {
    const list = await findByPage(
      db,
      query,
      {
        sort: { id: 'p.id', createdAt: 'p.created_at', orderNo: 'p.order_no' },
        defaultSort: 'createdAt',
        defaultRows: 50,
        maxRows: 500,
      },
      {
        select: `p.id, p.order_type, p.order_no, p.sku, ${column('p.remark', lang)} as remark, p.created_at, f.id as file_key, f.filename`,
        from: 'order_pictures p join files f on f.id = p.file_id',
        where: `p.organisation_id = $1 and p.order_type = $2 and ($3::text is null or lower(p.order_no) = lower($3))
          and ($4::text is null or lower(p.sku) = lower($4))`,
        params: [
          organisation.id,
          Number(query.oneOf('orderType', orderTypes)),
          query.optionalText('orderNo', { max: 60 }),
          query.optionalText('sku', { max: 64 }),
        ],
      },
    );
    const content = list.content.map(({ fileKey, filename, ...row }) => ({
      ...row,
      pictureUrl: fileUrl(urls, { id: String(fileKey), filename: String(filename) }),
    }));
    return { ...list, content };
  });
}
