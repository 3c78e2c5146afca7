import { type Html, html } from '../../support/html';
import type { BillStatus } from '../bills';
import { statusText, type Translate } from '../texts';

const LABELS: Readonly<Record<BillStatus, string>> = {
  PAID: 'label-success',
  DUE: 'label-warning',
  OVERDUE: 'label-danger',
  DISPUTED: 'label-danger',
  VOID: 'label-default',
};

export function statusLabel(t: Translate, status: string): Html {
  const kind = Object.hasOwn(LABELS, status) ? LABELS[status as BillStatus] : 'label-default';
  return html`<span class="label ${kind}">${statusText(t, status)}</span>`;
}
