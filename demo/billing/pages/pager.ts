import { type Html, html } from '../../support/html';
import type { Translate } from '../texts';

/** Pages shown on each side of the current one. */
const AROUND = 2;

/** Numbers to show; 0 stands for a gap. The first and last page are always there. */
export function pagerNumbers(page: number, pages: number): number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= pages; number++) {
    const near = Math.abs(number - page) <= AROUND;
    // A gap of one page would be as wide as the page's own number.
    const fills = number === 2 ? page - AROUND === 3 : number === pages - 1 && page + AROUND === pages - 2;
    if (number === 1 || number === pages || near || fills) numbers.push(number);
    else if (numbers.at(-1) !== 0) numbers.push(0);
  }
  return numbers;
}

export function pager(t: Translate, page: number, pages: number, address: (page: number) => string): Html {
  if (pages < 2) return html``;
  const step = (to: number, mark: string, label: string) =>
    to < 1 || to > pages
      ? html`<li class="disabled"><span aria-hidden="true">${mark}</span></li>`
      : html`<li><a href="${address(to)}" aria-label="${label}"><span aria-hidden="true">${mark}</span></a></li>`;
  const number = (to: number) => {
    if (to === 0) return html`<li class="disabled gap"><span>…</span></li>`;
    if (to !== page) return html`<li><a href="${address(to)}">${to}</a></li>`;
    return html`<li class="active"><span aria-current="page">${to} <span class="sr-only">${t('list.current')}</span></span></li>`;
  };
  return html`<nav class="list-pager" aria-label="${t('list.pager')}">
          <ul class="pagination">
            ${step(page - 1, '«', t('list.previous'))}
            ${pagerNumbers(page, pages).map(number)}
            ${step(page + 1, '»', t('list.next'))}
          </ul>
        </nav>`;
}
