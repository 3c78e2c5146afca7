import { useMemo } from 'react';
import { isSeen } from '../../core/text/name';
import { type TableSettings, widthWithin } from '../../domain/table/settings';
import type { TableColumn } from './types';

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

/** Order, width, visibility and pinning of columns: what the user has made of them, else what the page says. */
export function useColumns(columns: readonly TableColumn[], settings: TableSettings): Columns {
  return useMemo(() => {
    const all = placedOf(columns, settings);
    return {
      all,
      shown: all.filter(({ visible }) => visible),
      moved(key, to) {
        const order = all.map(({ column }) => column.key).filter((other) => other !== key);
        order.splice(to, 0, key);
        return { ...settings, order };
      },
      shownOrNot: (key, visible) => ({ ...settings, visible: { ...settings.visible, [key]: visible } }),
      pinnedOrNot(key, pinned) {
        const others = all.flatMap(({ column, ...one }) =>
          one.pinned && column.key !== key ? [column.key] : [],
        );
        return { ...settings, pinned: pinned ? [...others, key] : others };
      },
      sized(key, px) {
        const { [key]: _, ...widths } = settings.widths;
        return { ...settings, widths: px === undefined ? widths : { ...widths, [key]: widthWithin(px) } };
      },
    };
  }, [columns, settings]);
}

/** Every column at its place. Settings may name columns that the page no longer has. */
function placedOf(columns: readonly TableColumn[], settings: TableSettings): PlacedColumn[] {
  const { order, visible, widths, pinned } = settings;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const keys = new Set([...order, ...byKey.keys()]);
  const placed = [...keys].flatMap((key): PlacedColumn[] => {
    const given = byKey.get(key);
    if (!given) return [];
    const column = isSeen(given.title) ? given : { ...given, title: key };
    const width = widths[key] ?? column.width;
    return [
      {
        column,
        pinned: pinned?.includes(key) ?? column.pinned ?? false,
        width: width === undefined ? undefined : widthWithin(width),
        visible: column.always || (visible[key] ?? !column.hidden),
      },
    ];
  });
  return [...placed.filter((one) => one.pinned), ...placed.filter((one) => !one.pinned)];
}
