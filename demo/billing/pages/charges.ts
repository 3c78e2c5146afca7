import { SYSTEM_IDS } from '../../config';
import { html } from '../../support/html';
import { BILL_STATUSES } from '../bills';
import type { PageContext } from '../context';
import { findPlace } from '../menu';
import type { Page } from './frame';
import { plainPage } from './plain';

/** Pages of one kind of charge, and the name that bills have it by in each language. */
export const CHARGES: Readonly<Record<string, Readonly<Record<PageContext['lang'], string>>>> = {
  '/charge/handling': { en: 'Handling', 'zh-CN': '操作费' },
  '/charge/labelling': { en: 'Labelling and work', 'zh-CN': '贴标加工费' },
  '/charge/returns': { en: 'Return handling', 'zh-CN': '退货处理费' },
};

/** The charges of one kind. The page's script puts the shell's table into it. */
export async function chargesPage(context: PageContext): Promise<Page> {
  const { t, lang, address } = context;
  const place = await findPlace(context, SYSTEM_IDS.billing, address.pathname);
  const category = CHARGES[address.pathname]?.[lang];
  if (!place || category === undefined) return plainPage(context);
  const words = {
    label: place.title,
    category,
    columns: {
      billNo: t('bill.billNo'),
      period: t('bill.period'),
      warehouseCode: t('bill.warehouse'),
      amount: t('bill.amount'),
      status: t('bill.status'),
      issuedAt: t('bill.issuedAt'),
      dueAt: t('bill.dueAt'),
    },
    statuses: Object.fromEntries(BILL_STATUSES.map((status) => [status, t(`status.${status}`)])),
  };
  const body = html`<div class="page-header"><h1>${place.title}</h1></div>
      <div id="charges" data-words="${JSON.stringify(words)}"></div>`;
  return { status: 200, title: place.title, crumbs: place.trail.map((text) => ({ text })), body };
}
