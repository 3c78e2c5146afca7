import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { pageNumbers } from './page-numbers';
import { tableSheet } from './Table';

export interface PagerProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** 1-based. */
  page: number;
  pages: number;
  onPage(page: number): void;
  /** At the left: how many there are in all. */
  children?: ReactNode;
}

export function Pager({ label, previousLabel, nextLabel, page, pages, onPage, children }: PagerProps) {
  useSheet(tableSheet);
  return (
    <nav className="oms-pager" aria-label={label}>
      <span className="oms-pager-note">{children}</span>
      <IconButton
        icon={ChevronLeft}
        size="s"
        label={previousLabel}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pageNumbers(page, pages).map((number, index) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps are told apart by their place alone
          <Icon key={`gap-${index}`} icon={Ellipsis} size={14} />
        ) : (
          <button
            key={number}
            type="button"
            className="oms-page-number"
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ),
      )}
      <IconButton
        icon={ChevronRight}
        size="s"
        label={nextLabel}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
