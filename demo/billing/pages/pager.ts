import { type Html, html } from '../../support/html';
import type { Translate } from '../texts';

/** Pages shown on each side of the current one. */
const NEIGHBOURS = 2;

/** Returns the page numbers to show; 0 is a gap. The first and the last page are always included. */
export function pagerNumbers(page: number, pages: number): number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= pages; number++) {
    const near = Math.abs(number - page) <= NEIGHBOURS;
    // A gap of one page would be as wide as the number of that page.
    const fills =
      number === 2 ? page - NEIGHBOURS === 3 : number === pages - 1 && page + NEIGHBOURS === pages - 2;
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
