import { type Html, html } from '../../support/html';
import type { Bill, BillFilter, BillSummary } from '../bills';
import { BILL_STATUSES, billSummary, findBills } from '../bills';
import type { PageContext } from '../context';
import { amount, day, period, recentPeriods } from '../format';
import type { Translate } from '../texts';
import type { Page } from './frame';
import { pager } from './pager';
import { statusLabel } from './status-label';

export const LIST_PATH = '/bill/list';
const ROWS = 10;
/** The period filter offers this many months; without a period the list has older bills too. */
const PERIODS = 18;

export function filterOf(query: URLSearchParams): BillFilter {
  const status = query.get('status') ?? '';
  const month = query.get('period') ?? '';
  return {
    period: /^\d{4}-\d{2}$/.test(month) ? month : '',
    status: (BILL_STATUSES as readonly string[]).includes(status) ? status : '',
    warehouses: query
      .getAll('warehouse')
      .filter((code) => /^[A-Z0-9]{2,8}$/.test(code))
      .slice(0, 50),
  };
}

/** Builds the list's address with a filter and, from the second page on, the page number. */
export function listAddress(filter: BillFilter, page = 1, path = LIST_PATH): string {
  const query = new URLSearchParams();
  if (filter.period) query.set('period', filter.period);
  if (filter.status) query.set('status', filter.status);
  for (const code of filter.warehouses) query.append('warehouse', code);
  if (page > 1) query.set('page', `${page}`);
  return query.size > 0 ? `${path}?${query}` : path;
}

export async function listPage(context: PageContext): Promise<Page> {
  const { t, backend, address } = context;
  const filter = filterOf(address.searchParams);
  const asked = Number(address.searchParams.get('page'));
  let page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const [summary, first] = await Promise.all([billSummary(backend), findBills(backend, filter, page, ROWS)]);
  let found = first;
  if (page > found.pages) {
    page = found.pages;
    found = await findBills(backend, filter, page, ROWS);
  }

  const counts = { count: found.total.toLocaleString('en-US'), page, pages: found.pages };
  const body = html`<div class="page-header"><h1>${t('list.title')}</h1></div>
      ${summaryPanel(t, summary, listAddress(filter, 1, '/bill/export.csv'), found.total > 0)}
      ${filterForm(context, filter)}
      ${
        found.bills.length === 0
          ? nothingFound(t, filter)
          : html`${billTable(context, found.bills, t('list.caption', counts))}
      <div class="list-foot clearfix">
        <p class="list-total">${t('list.total', counts)}</p>
        ${pager(t, page, found.pages, (to) => listAddress(filter, to))}
      </div>`
      }`;
  const crumbs = [{ text: t('crumb.billing') }, { text: t('list.title') }];
  return { status: 200, title: t('list.title'), crumbs, body };
}

function summaryPanel(t: Translate, summary: BillSummary, exportAddress: string, canExport: boolean): Html {
  const money = (key: 'summary.balance' | 'summary.due' | 'summary.overdue', value: number, isLate = false) =>
    html`<div class="col-xs-12 col-sm-3 figure">
            <dt>${t(key)}</dt>
            <dd${isLate && html` class="text-danger"`}><small>${summary.currency}</small> ${amount(value)}</dd>
          </div>`;
  return html`<section class="panel panel-default" aria-labelledby="summary-title">
        <div class="panel-heading"><h2 class="panel-title" id="summary-title">${t('summary.title')}</h2></div>
        <div class="panel-body">
          <dl class="row figures">
            ${money('summary.balance', summary.balance)}
            ${money('summary.due', summary.due)}
            ${money('summary.overdue', summary.overdue, summary.overdue > 0)}
          </dl>
          ${
            canExport &&
            html`<a class="btn btn-success export" href="${exportAddress}"
            ><span class="glyphicon glyphicon-download-alt" aria-hidden="true"></span> ${t('summary.export')}</a>`
          }
        </div>
      </section>`;
}

function filterForm({ t, lang, now }: PageContext, filter: BillFilter): Html {
  const option = (value: string, text: string, chosen: string) =>
    html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`;
  const months = recentPeriods(now, PERIODS);
  if (filter.period && !months.includes(filter.period)) months.push(filter.period);
  return html`<form class="form-inline filter" method="get" action="${LIST_PATH}" aria-label="${t('filter.title')}">
        <div class="form-group">
          <label for="filter-period">${t('filter.period')}</label>
          <select class="form-control" id="filter-period" name="period">
            ${option('', t('filter.all'), filter.period)}
            ${months.map((month) => option(month, period(month, lang), filter.period))}
          </select>
        </div>
        <div class="form-group">
          <label for="filter-status">${t('filter.status')}</label>
          <select class="form-control" id="filter-status" name="status">
            ${option('', t('filter.all'), filter.status)}
            ${BILL_STATUSES.map((status) => option(status, t(`status.${status}`), filter.status))}
          </select>
        </div>
        <div class="form-group warehouse" data-warehouses="${filter.warehouses.join(',')}" data-label="${t('bill.warehouse')}"></div>
        <button class="btn btn-primary" type="submit"
          ><span class="glyphicon glyphicon-search" aria-hidden="true"></span> ${t('filter.search')}</button>
        <a class="btn btn-default" href="${LIST_PATH}">${t('filter.reset')}</a>
      </form>`;
}

function billTable({ t, lang }: PageContext, bills: readonly Bill[], caption: string): Html {
  const row = (bill: Bill) => {
    const detail = `/bill/detail?${new URLSearchParams({ id: bill.billNo })}`;
    return html`<tr>
              <td class="id">${bill.billNo}</td>
              <td class="period">${period(bill.period, lang)}</td>
              <td>${bill.category}</td>
              <td>${bill.warehouseCode}</td>
              <td class="amount"><small>${bill.currency}</small> ${amount(bill.amount)}</td>
              <td>${statusLabel(t, bill.status)}</td>
              <td class="day">${day(bill.issuedAt, lang)}</td>
              <td class="day">${day(bill.dueAt, lang)}</td>
              <td class="actions">
                <a href="${detail}" aria-label="${t('bill.view')} ${bill.billNo}">${t('bill.view')}</a>
                <span class="divider" aria-hidden="true">|</span>
                <a href="${detail}&amp;print=1" target="_blank" aria-label="${t('bill.print')} ${bill.billNo}"
                  title="${t('list.print.hint')}" data-toggle="tooltip">${t('bill.print')}</a>
              </td>
            </tr>`;
  };
  return html`<div class="table-responsive" tabindex="0" role="region" aria-label="${t('list.title')}">
        <table class="table table-bordered table-striped table-hover bills">
          <caption class="sr-only">${caption}</caption>
          <thead>
            <tr>
              <th scope="col">${t('bill.billNo')}</th>
              <th scope="col">${t('bill.period')}</th>
              <th scope="col">${t('bill.category')}</th>
              <th scope="col">${t('bill.warehouse')}</th>
              <th scope="col" class="amount">${t('bill.amount')}</th>
              <th scope="col">${t('bill.status')}</th>
              <th scope="col">${t('bill.issuedAt')}</th>
              <th scope="col">${t('bill.dueAt')}</th>
              <th scope="col">${t('bill.actions')}</th>
            </tr>
          </thead>
          <tbody>
            ${bills.map(row)}
          </tbody>
        </table>
      </div>`;
}

function nothingFound(t: Translate, filter: BillFilter): Html {
  const filtered = filter.period !== '' || filter.status !== '' || filter.warehouses.length > 0;
  return html`<div class="well empty">
        <p class="lead">${t(filtered ? 'list.empty' : 'list.none')}</p>
        <p>${t(filtered ? 'list.empty.help' : 'list.none.help')}</p>
        ${filtered && html`<a class="btn btn-default" href="${LIST_PATH}">${t('list.empty.all')}</a>`}
      </div>`;
}
