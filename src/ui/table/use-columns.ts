import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { MAX_WIDTH, MIN_WIDTH, type TableSettings, widthWithin } from '../../domain/table/settings';
import type { TableColumn, TableItem } from './types';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

/** A column at its place, with what the user has made of it. */
export interface PlacedColumn {
  readonly column: TableColumn;
  readonly pinned: boolean;
  /** px; undefined for as wide as its content. */
  readonly width: number | undefined;
  readonly visible: boolean;
}

export interface Columns {
  /** Every column, in the user's order, pinned ones first. */
  readonly all: readonly PlacedColumn[];
  /** Those that are shown. */
  readonly shown: readonly PlacedColumn[];
  /** The settings with a column moved to a 0-based place among all. */
  moved(key: string, to: number): TableSettings;
  shownOrNot(key: string, visible: boolean): TableSettings;
  pinnedOrNot(key: string, pinned: boolean): TableSettings;
  /** @param px undefined for as wide as its content */
  sized(key: string, px: number | undefined): TableSettings;
}

const NO_ROWS: TableItem[] = [];

/** The order, width and visibility of columns, by the library for tables; the markup is ours. */
export function useColumns(columns: readonly TableColumn[], settings: TableSettings): Columns {
  const definitions = useMemo(
    () =>
      columns.map(({ key, width }) => ({
        id: key,
        accessorFn: (item: TableItem) => item.wire[key],
        minSize: MIN_WIDTH,
        maxSize: MAX_WIDTH,
        ...(width !== undefined && { size: width }),
      })),
    [columns],
  );
  const state = useMemo(() => toState(columns, settings), [columns, settings]);
  const table = useTable({ features, columns: definitions, data: NO_ROWS, state });
  return useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    const placed = [...table.getStartLeafColumns(), ...table.getCenterLeafColumns()].flatMap(
      (one): PlacedColumn[] => {
        const column = byKey.get(one.id);
        if (!column) return [];
        const width =
          settings.widths[one.id] === undefined && column.width === undefined ? undefined : one.getSize();
        return [{ column, pinned: one.getIsPinned() === 'start', width, visible: one.getIsVisible() }];
      },
    );
    const keys = placed.map(({ column }) => column.key);
    return {
      all: placed,
      shown: placed.filter(({ visible }) => visible),
      moved(key, to) {
        const order = keys.filter((other) => other !== key);
        order.splice(to, 0, key);
        return { ...settings, order };
      },
      shownOrNot: (key, visible) => ({ ...settings, visible: { ...settings.visible, [key]: visible } }),
      pinnedOrNot(key, pinned) {
        const others = state.columnPinning.start.filter((other) => other !== key);
        return { ...settings, pinned: pinned ? [...others, key] : others };
      },
      sized(key, px) {
        const { [key]: _, ...widths } = settings.widths;
        return { ...settings, widths: px === undefined ? widths : { ...widths, [key]: widthWithin(px) } };
      },
    };
  }, [table, columns, settings, state]);
}

function toState(columns: readonly TableColumn[], { order, visible, widths, pinned }: TableSettings) {
  const keys = columns.map(({ key }) => key);
  const known = new Set(keys);
  const ordered = order.filter((key) => known.has(key));
  const named = new Set(ordered);
  const columnOrder = [...ordered, ...keys.filter((key) => !named.has(key))];
  const stays = new Set(pinned ?? columns.filter((column) => column.pinned).map(({ key }) => key));
  return {
    columnOrder,
    columnVisibility: Object.fromEntries(
      columns.map(({ key, hidden = false, always = false }) => [key, always || (visible[key] ?? !hidden)]),
    ),
    columnPinning: { start: columnOrder.filter((key) => stays.has(key)), end: [] as string[] },
    columnSizing: Object.fromEntries(Object.entries(widths).filter(([key]) => known.has(key))),
  };
}
