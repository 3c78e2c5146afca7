import { type BillFilter, findBills } from './bills';
import type { PageContext } from './context';
import { amount, day } from './format';
import { statusText } from './texts';

const ROWS = 100;
/** No organisation has so many bills; a service that never ends its pages must not hold the request for ever. */
const MOST_PAGES = 200;

/**
 * A cell of a CSV file. A text that a spreadsheet would take for a formula gets an apostrophe in front; that is why
 * amounts, which may begin with a minus, are written by the caller and do not pass here.
 */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** All bills of the filter as CSV, with the byte order mark that spreadsheets need to read Chinese. */
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
  const lines = [head.map(csvCell).join(',')];
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page++) {
    const found = await findBills(backend, filter, page, ROWS);
    pages = found.pages;
    for (const bill of found.bills) {
      const money = amount(bill.amount).replaceAll(',', '');
      lines.push(
        [
          csvCell(bill.billNo),
          csvCell(bill.period),
          csvCell(bill.category),
          csvCell(bill.warehouseCode),
          csvCell(bill.currency),
          money,
          csvCell(statusText(t, bill.status)),
          day(bill.issuedAt),
          day(bill.dueAt),
        ].join(','),
      );
    }
  }
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
