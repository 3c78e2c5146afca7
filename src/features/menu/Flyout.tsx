import { type ReactNode, useRef } from 'react';
import { css, useSheet } from '../../react/sheet';
import { FilterField } from './FilterField';
import { FilterOver } from './FilterOver';
import { FlyoutColumns } from './FlyoutColumns';
import text from './flyout.css?inline';
import type { MenuItem } from './nodes';
import type { Filter } from './use-filter';
import { useRoom } from './use-room';

const sheet = css(text);

export interface FlyoutProps {
  title: string;
  note?: string | undefined;
  items: readonly MenuItem[];
  filter: Filter;
  /** What stands at the end of an entry: its star. */
  aside?: ((item: MenuItem) => ReactNode) | undefined;
  onFollow(): void;
}

/** A module's menu in columns, three levels deep, and a box that finds entries of all modules (spec 2.5, 9). */
export function Flyout({ title, note, filter, ...columns }: FlyoutProps) {
  useSheet(sheet);
  const box = useRef<HTMLDivElement>(null);
  const height = useRoom(box);
  return (
    <div ref={box} className="oms-fly">
      <div className="oms-fly-head">
        <h2 className="oms-fly-heading" title={title}>
          {title}
        </h2>
        {note !== undefined && <span className="oms-fly-note">{note}</span>}
        <FilterField filter={filter} />
      </div>
      <FilterOver filter={filter} onFollow={columns.onFollow}>
        <FlyoutColumns {...columns} height={height} />
      </FilterOver>
    </div>
  );
}
