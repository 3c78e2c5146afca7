import { cutText } from '../../core/text/cut';
import { nameOf } from '../../core/text/name';
import { isRecord, textOf } from '../../page/json/json';

/** How a user wants a table: kept for the user, whatever the browser (docs/behaviour.md#table). */
export interface TableSettings {
  /** Keys of the columns in the user's order; columns that it does not name keep their places behind them. */
  readonly order: readonly string[];
  /** Shown or hidden by the user; the others as the page says. */
  readonly visible: Readonly<Record<string, boolean>>;
  /** px. */
  readonly widths: Readonly<Record<string, number>>;
  readonly pinned: readonly string[] | null;
  readonly compact: boolean | null;
}

/** A named set of filters. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The query of the address, without a page. */
  readonly query: string;
}

export const PLAIN: TableSettings = { order: [], visible: {}, widths: {}, pinned: null, compact: null };

/** px that a column may be wide. */
export const MIN_WIDTH = 64;
export const MAX_WIDTH = 640;
/** The most views that a user may save for a table, and the longest name. */
export const MAX_VIEWS = 12;
export const MAX_VIEW_NAME = 30;

export const widthWithin = (px: number): number => Math.round(Math.min(Math.max(px, MIN_WIDTH), MAX_WIDTH));

/** Reads what the service or the browser kept; what is damaged counts as not kept. */
export function readSettings(text: string | null): TableSettings {
  const wire = parse(text);
  if (!isRecord(wire)) return PLAIN;
  const { order, visible, widths, pinned, compact } = wire;
  const pairs = (record: unknown) => (isRecord(record) ? Object.entries(record) : []);
  return {
    order: names(order),
    visible: Object.fromEntries(
      pairs(visible).filter((pair): pair is [string, boolean] => typeof pair[1] === 'boolean'),
    ),
    widths: Object.fromEntries(
      pairs(widths)
        .filter((pair): pair is [string, number] => Number.isFinite(pair[1]))
        .map(([key, px]) => [key, widthWithin(px)]),
    ),
    pinned: Array.isArray(pinned) ? names(pinned) : null,
    compact: typeof compact === 'boolean' ? compact : null,
  };
}

export function readViews(text: string | null): readonly SavedView[] {
  const wire = parse(text);
  if (!Array.isArray(wire)) return [];
  return wire
    .filter(isRecord)
    .map(({ id, name, query }) => ({
      id: textOf(id),
      name: cutText(nameOf(name), MAX_VIEW_NAME),
      query: textOf(query),
    }))
    .filter(({ id, name }) => id !== '' && name !== '')
    .slice(0, MAX_VIEWS);
}

const names = (raw: unknown): string[] =>
  Array.isArray(raw) ? raw.filter((name): name is string => typeof name === 'string') : [];

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
