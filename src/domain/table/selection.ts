/** Rows that the user has selected: some by id, or all that match but for some. */
export type Selection =
  | { readonly all: false; readonly ids: ReadonlySet<string> }
  | { readonly all: true; readonly except: ReadonlySet<string> };

/** What bulk actions and exports send of a selection, so that the service finds the same rows. */
export type SelectionBody =
  | { readonly ids: readonly string[] }
  | {
      readonly all: true;
      /** Conditions by name, such as `{ EQ_status: 'REVIEW' }`. */
      readonly search: Readonly<Record<string, string>>;
      readonly except: readonly string[];
      /** How many rows the user was told that it is. */
      readonly total?: number | undefined;
    };

export const NOTHING: Selection = { all: false, ids: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.all ? !selection.except.has(id) : selection.ids.has(id);

/** @param total how many rows match */
export const selectedCount = (selection: Selection, total: number): number =>
  selection.all ? Math.max(0, total - selection.except.size) : selection.ids.size;

/** Selects these rows, or takes them out. */
export function select(selection: Selection, ids: readonly string[], on: boolean): Selection {
  const next = new Set(selection.all ? selection.except : selection.ids);
  for (const id of ids) {
    if (on !== selection.all) next.add(id);
    else next.delete(id);
  }
  return selection.all ? { all: true, except: next } : { all: false, ids: next };
}

export const everything = (): Selection => ({ all: true, except: new Set() });

export function bodyOf(
  selection: Selection,
  search: Readonly<Record<string, string>>,
  total: number,
): SelectionBody {
  return selection.all
    ? { all: true, search, except: [...selection.except], total: selectedCount(selection, total) }
    : { ids: [...selection.ids] };
}
