import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { useFigures } from '../../react/use-figures';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { pageNumbers } from './page-numbers';
import sheet from './pager.css?sheet';

export interface PagerProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** 1-based. */
  page: number;
  pages: number;
  onPage(page: number): void;
  /** At the left: the total. */
  note?: ReactNode;
  /** At the right: how many a page has. */
  children?: ReactNode;
}

/** The pages of a list. At its ends a button keeps its focus and does nothing. */
export function Pager({ label, previousLabel, nextLabel, page, pages, onPage, note, children }: PagerProps) {
  useSheet(sheet);
  const write = useFigures();
  const step = (to: number) => () => {
    if (to >= 1 && to <= pages) onPage(to);
  };
  return (
    <nav className="oms-pager" aria-label={label}>
      <span className="oms-pager-note">{note}</span>
      <span className="oms-pager-pages">
        <IconButton
          icon={ChevronLeft}
          size="s"
          label={previousLabel}
          aria-disabled={page <= 1 || undefined}
          onClick={step(page - 1)}
        />
        {pageNumbers(page, pages).map((number, index) =>
          number === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ by their place alone
            <Icon key={`gap-${index}`} icon={Ellipsis} size={14} />
          ) : (
            <button
              key={number}
              type="button"
              className="oms-page-number"
              aria-current={number === page ? 'page' : undefined}
              onClick={step(number)}
            >
              {write(number)}
            </button>
          ),
        )}
        <IconButton
          icon={ChevronRight}
          size="s"
          label={nextLabel}
          aria-disabled={page >= pages || undefined}
          onClick={step(page + 1)}
        />
      </span>
      {children}
    </nav>
  );
}
