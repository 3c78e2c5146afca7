import type { ReactNode } from 'react';
import { useSheet } from '../../../react/sheet';
import { cx } from '../../../ui/class-names';
import { lazyComponent } from '../../../ui/lazy/lazy-component';
import type { FilterResultsProps } from './FilterResults';
import sheet from './filter-field.css?sheet';

export const FilterResults = lazyComponent<FilterResultsProps>(
  () => import('./FilterResults'),
  ({ children }) => <div className="oms-filter-results">{children}</div>,
);

/** Shows the results over its children while the field has text; the children keep their scroll position. */
export function FilterPane({ filter, onFollow, children }: FilterResultsProps & { children: ReactNode }) {
  useSheet(sheet);
  const open = filter.query !== '';
  return (
    <div className="oms-filter-over">
      <div className={cx('oms-filter-under', open && 'oms-filter-hidden')}>{children}</div>
      {open && <FilterResults filter={filter} onFollow={onFollow} />}
    </div>
  );
}
