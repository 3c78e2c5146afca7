import { csvLine, csvStart } from '../support/csv';
import { type BillFilter, findBills } from './bills';
import type { PageContext } from './context';
import { amount, isoDay } from './format';
import { statusText } from './texts';

const ROWS = 100;
/** No organisation has that many bills; without the limit a service whose pages never end would block the request. */
const MAX_PAGES = 200;

/** Writes all bills of the filter as CSV, with the byte order mark that spreadsheets need to read Chinese. */
export async function billsCsv({ t, backend }: PageContext, filter: BillFilter): Promise<string> {
  const head = [
    t('bill.billNo'),
    t('bill.period'),
    t('bill.category'),
    t('bill.warehouse'),
    t('bill.currency'),
    t('bill.amount'),
    t('bill.status'),
    t('bill.issuedAt'),
    t('bill.dueAt'),
  ];
  const lines = [csvLine(head)];
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page++) {
    const found = await findBills(backend, filter, page, ROWS);
    pages = found.pages;
    for (const bill of found.bills) {
      lines.push(
        csvLine([
          bill.billNo,
          bill.period,
          bill.category,
          bill.warehouseCode,
          bill.currency,
          amount(bill.amount).replaceAll(',', ''),
          statusText(t, bill.status),
          isoDay(bill.issuedAt),
          isoDay(bill.dueAt),
        ]),
      );
    }
  }
  return csvStart + lines.join('');
}
