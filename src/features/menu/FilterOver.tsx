import type { ReactNode } from 'react';
import { lazyPart } from '../../react/lazy-part';
import { css, useSheet } from '../../react/sheet';
import { cx } from '../../ui/class-names';
import type { FilterResultsProps } from './FilterResults';
import text from './filter-field.css?inline';

const sheet = css(text);

export const FilterResults = lazyPart<FilterResultsProps>(
  () => import('./FilterResults'),
  ({ children }) => <div className="oms-filter-results">{children}</div>,
);

/** Something that the results stand over while there is text; it keeps its scroll position beneath. */
export function FilterOver({ filter, onFollow, children }: FilterResultsProps & { children: ReactNode }) {
  useSheet(sheet);
  const open = filter.query !== '';
  return (
    <div className="oms-filter-over">
      <div className={cx('oms-filter-under', open && 'oms-filter-hidden')}>{children}</div>
      {open && <FilterResults filter={filter} onFollow={onFollow} />}
    </div>
  );
}
