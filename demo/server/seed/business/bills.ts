import type { Row, Table } from '../../database/insert';
import { mainId } from '../organisations';
import { Random } from '../random';
import { activeIds } from '../scale';
import { numbered, warehouseCodesOf } from './references';

const categories = [
  ['仓储费', 'Storage', 4200],
  ['运费', 'Freight', 18_600],
  ['操作费', 'Handling', 5200],
  ['退货处理费', 'Return handling', 640],
  ['贴标加工费', 'Labelling and work', 980],
  ['入库费', 'Inbound', 1500],
] as const;
const dayInMs = 86_400_000;

/** Monthly bills by category: twelve months for the main organisation, two months of three for the others. */
export function billTable(organisations: readonly Row[], now: Date): Table {
  const drafts = activeIds(organisations).flatMap((organisation) => {
    const random = new Random(`bills ${organisation}`);
    const isMain = organisation === mainId;
    return Array.from({ length: isMain ? 12 : 2 }, (_, at) => at + 1).flatMap((monthsAgo) =>
      categories
        .slice(0, isMain ? 6 : 3)
        .map((category) => draft(random, organisation, category, monthsAgo, now)),
    );
  });
  drafts.sort((one, other) => one.issued_at.getTime() - other.issued_at.getTime());
  return {
    name: 'bills',
    rows: numbered(
      400_001,
      drafts.map((row, at) => ({
        ...row,
        bill_no: `BL${row.period.replace('-', '').slice(2)}${String(at + 1).padStart(5, '0')}`,
      })),
    ),
  };
}

function draft(
  random: Random,
  organisation: number,
  [zh, en, usual]: (typeof categories)[number],
  monthsAgo: number,
  now: Date,
) {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
  const issuedAt = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1, 2));
  const dueAt = new Date(issuedAt.getTime() + 30 * dayInMs);
  const size = organisation === mainId ? 1 : 0.06;
  return {
    organisation_id: organisation,
    period: month.toISOString().slice(0, 7),
    category_zh: zh,
    category_en: en,
    warehouse_code: random.pick(warehouseCodesOf(organisation)),
    amount: Math.round(usual * size * (0.6 + random.next() * 0.9) * 100) / 100,
    currency: 'USD',
    status: statusOf(random, organisation, en, monthsAgo),
    issued_at: issuedAt,
    due_at: dueAt,
  };
}

/** The main organisation has a bill of every status. */
const known: Readonly<Record<string, string>> = {
  '1 Freight': 'DUE',
  '2 Return handling': 'OVERDUE',
  '2 Storage': 'DISPUTED',
  '5 Labelling and work': 'VOID',
};

function statusOf(random: Random, organisation: number, category: string, monthsAgo: number): string {
  const chance = random.next();
  const fixed = organisation === mainId ? known[`${monthsAgo} ${category}`] : undefined;
  if (fixed) return fixed;
  if (monthsAgo === 1) return chance < 0.25 ? 'PAID' : 'DUE';
  if (chance < 0.04) return 'OVERDUE';
  return chance > 0.97 ? 'VOID' : 'PAID';
}
