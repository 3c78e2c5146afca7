import { type ReactNode, useRef } from 'react';
import { useSheet } from '../../../react/sheet';
import noteSheet from '../../../ui/text/note.css?sheet';
import { FilterField } from '../filter/FilterField';
import { FilterPane } from '../filter/FilterPane';
import type { Filter } from '../filter/use-filter';
import type { MenuItem } from '../menu-items';
import { FlyoutColumns } from './FlyoutColumns';
import sheet from './flyout.css?sheet';
import { useColumnHeight } from './use-column-height';

export interface FlyoutProps {
  title: string;
  note?: string | undefined;
  items: readonly MenuItem[];
  filter: Filter;
  /** Rendered at the end of an entry: its star. */
  aside?: ((item: MenuItem) => ReactNode) | undefined;
  onFollow(): void;
}

/** A module's menu in columns, three levels deep, and a box that finds entries of all modules. */
export function Flyout({ title, note, filter, ...columns }: FlyoutProps) {
  useSheet(sheet);
  useSheet(noteSheet);
  const box = useRef<HTMLDivElement>(null);
  const height = useColumnHeight(box);
  return (
    <div ref={box} className="oms-fly">
      <div className="oms-fly-head">
        <h2 className="oms-fly-heading" title={title}>
          {title}
        </h2>
        {note !== undefined && <span className="oms-fly-note">{note}</span>}
        <FilterField filter={filter} />
      </div>
      <FilterPane filter={filter} onFollow={columns.onFollow}>
        <FlyoutColumns {...columns} height={height} />
      </FilterPane>
    </div>
  );
}
