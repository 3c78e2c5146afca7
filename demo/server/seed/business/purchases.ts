import type { Row, Table } from '../../database/insert';
import { dayOf } from '../../records/days';
import { mainId } from '../organisations';
import { Random } from '../random';
import { distribute } from '../scale';
import type { Product } from './products';
import { warehouseCodesOf } from './references';

const dayInMs = 86_400_000;

/** 600 purchase orders of the last half year. */
export function purchaseTable(organisations: readonly Row[], products: readonly Product[], now: Date): Table {
  const random = new Random('purchase orders');
  const drafts = [...distribute(random, organisations, { total: 600, main: 160, big: 20 })].flatMap(
    ([organisation, count]) => {
      const own = products.filter((product) => product.organisation_id === organisation).slice(0, 120);
      return Array.from({ length: count }, (_, at) => ({
        organisation,
        daysAgo: Math.floor(random.next() * 180),
        product:
          organisation === mainId && at < 6 ? own[at % 3] : random.pick(own.length > 0 ? own : products),
      }));
    },
  );
  drafts.sort((one, other) => other.daysAgo - one.daysAgo);
  const rows = drafts.map(({ organisation, daysAgo, product }, at) => {
    const createdAt = new Date(now.getTime() - daysAgo * dayInMs - random.between(0, 20_000) * 1000);
    const quantity = random.between(2, 60) * 40;
    const status = daysAgo > 60 ? 'DONE' : daysAgo > 35 ? 'RECEIVING' : daysAgo > 4 ? 'TRANSIT' : 'DRAFT';
    const family = product?.sku.split('-').slice(0, -1).join('-') ?? 'HY-2206';
    const [zh, en] = random.pick(titles);
    const day = dayOf(createdAt).replaceAll('-', '').slice(2);
    return {
      id: 800_001 + at,
      organisation_id: organisation,
      po_no: `PO${day}${String(at + 101).padStart(4, '0')}`,
      title_zh: `${family} ${zh} ${quantity.toLocaleString('en-US')} 件`,
      title_en: `${family} ${en}, ${quantity.toLocaleString('en-US')} pcs`,
      sku: product?.sku ?? 'HY-2206-BK',
      quantity,
      received: status === 'DONE' ? quantity : status === 'RECEIVING' ? Math.floor(quantity * 0.6) : 0,
      warehouse_code: random.pick(warehouseCodesOf(organisation)),
      status,
      created_at: createdAt,
    };
  });
  return { name: 'purchase_orders', rows };
}

const titles = [
  ['系列补货', 'restock'],
  ['首批', 'first batch'],
  ['旺季备货', 'peak season stock'],
  ['海运补货', 'restock by sea'],
  ['空运急补', 'urgent restock by air'],
] as const;
