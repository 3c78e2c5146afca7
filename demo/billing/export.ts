import { type BillFilter, findBills } from './bills';
import type { PageContext } from './context';
import { amount, day } from './format';
import { statusText } from './texts';

const ROWS = 100;
/** No organisation has that many bills; without the limit a service whose pages never end would block the request. */
const MAX_PAGES = 200;

/**
 * Escapes a cell of a CSV file. A text that a spreadsheet would read as a formula gets an apostrophe in front. Amounts
 * may start with a minus, so they do not use this function.
 */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

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
  const lines = [head.map(csvCell).join(',')];
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page++) {
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
