import { cleanText } from '@oms/shell';
import { html } from '../../support/html';
import { type Bill, findBill } from '../bills';
import type { PageContext } from '../context';
import { amount, day, period } from '../format';
import { statusText } from '../texts';
import type { Page } from './frame';
import { LIST_PATH } from './list';
import { statusLabel } from './status-label';

export async function detailPage(context: PageContext): Promise<Page> {
  const { t, backend, address } = context;
  // The address has the number that is printed on the bill, so that people can type and share it.
  const billNo = cleanText(address.searchParams.get('id') ?? '');
  const bill = billNo === '' ? null : await findBill(backend, billNo);
  const title = t('detail.title');
  const crumbs = [{ text: t('crumb.billing') }, { text: t('list.title'), href: LIST_PATH }, { text: title }];
  if (!bill) {
    const body = html`<div class="page-header"><h1>${t('detail.missing')}</h1></div>
      <p class="lead">${t('detail.missing.help')}</p>
      <a class="btn btn-default" href="${LIST_PATH}">${t('detail.back')}</a>`;
    return { status: 404, title: t('detail.missing'), crumbs, body };
  }
  return { status: 200, title, crumbs, body: billBody(context, bill) };
}

function billBody({ t, lang }: PageContext, bill: Bill) {
  const field = (name: string, value: string) =>
    html`<dt>${name}</dt>
                <dd>${value}</dd>`;
  return html`<div class="page-header clearfix">
        <h1>${t('detail.heading', { billNo: bill.billNo })} ${statusLabel(t, bill.status)}</h1>
      </div>
      <div class="panel panel-default">
        <div class="panel-heading"><h2 class="panel-title">${title(bill)}</h2></div>
        <div class="panel-body">
          <div class="bill-amount"><small>${bill.currency}</small> ${amount(bill.amount)}</div>
          <div class="row">
            <div class="col-sm-6">
              <dl class="dl-horizontal">
                ${field(t('bill.billNo'), bill.billNo)}
                ${field(t('bill.period'), period(bill.period, lang))}
                ${field(t('bill.category'), bill.category)}
                ${field(t('bill.warehouse'), bill.warehouseCode)}
              </dl>
            </div>
            <div class="col-sm-6">
              <dl class="dl-horizontal">
                ${field(t('bill.currency'), bill.currency)}
                ${field(t('bill.issuedAt'), day(bill.issuedAt, lang))}
                ${field(t('bill.dueAt'), day(bill.dueAt, lang))}
                ${field(t('bill.status'), statusText(t, bill.status))}
              </dl>
            </div>
          </div>
          <p class="text-muted">${t('detail.note')}</p>
        </div>
        <div class="panel-footer hidden-print">
          <button class="btn btn-primary" type="button" data-print
            ><span class="glyphicon glyphicon-print" aria-hidden="true"></span> ${t('bill.print')}</button>
          <a class="btn btn-default" href="${LIST_PATH}">${t('detail.back')}</a>
        </div>
      </div>`;

  function title(of: Bill): string {
    return `${period(of.period, lang)} ${of.category}`;
  }
}
