import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { AdditionKind } from './sources';

/** A row as a host has given it: not checked, which `reader.ts` does. */
export interface GivenRow {
  readonly row: unknown;
  /** Whether the page's script has added it; else it is of the configuration. */
  readonly byScript: boolean;
}

interface Edit {
  readonly id: unknown;
  /** Undefined where the page has removed what has this id. */
  readonly row: unknown;
}

/**
 * What the page's script has added and removed. It is the page's, and not a shell's: it stays where the language, the
 * organisation, the user or the shell itself changes.
 */
export interface Additions {
  /**
   * Changes with each addition and removal of a kind, and with no other's: a badge that changes each second concerns
   * none but those who show badges.
   */
  of(kind: AdditionKind): ReadableAtom<readonly object[]>;
  /** Adds a row, in the place of the one with this id. */
  add(kind: AdditionKind, row: unknown): void;
  /** Removes what has this id, also of the configuration. */
  remove(kind: AdditionKind, id: unknown): void;
  /** The rows of a kind: those of the configuration that are left, then those of the script, in their order. */
  rows(kind: AdditionKind, configured?: readonly unknown[] | null): readonly GivenRow[];
}

/** The id that a row has, whatever it is. */
const idIn = (row: unknown): unknown => (row as { id?: unknown } | null | undefined)?.id;

export function createAdditions(): Additions {
  const kinds = new Map<AdditionKind, WritableAtom<readonly Edit[]>>();
  const editsOf = (kind: AdditionKind) => {
    const $edits = kinds.get(kind) ?? atom<readonly Edit[]>([]);
    kinds.set(kind, $edits);
    return $edits;
  };
  const put = (kind: AdditionKind, edit: Edit) => {
    const $edits = editsOf(kind);
    const edits = [...$edits.get()];
    const at = edits.findIndex(({ id }) => id === edit.id);
    if (at < 0) edits.push(edit);
    else edits[at] = edit;
    $edits.set(edits);
  };
  return {
    of: editsOf,
    add: (kind, row) => put(kind, { id: idIn(row), row: row ?? null }),
    remove: (kind, id) => put(kind, { id, row: undefined }),
    rows(kind, configured) {
      const edits = editsOf(kind).get();
      const left = (configured ?? []).filter((row) => !edits.some(({ id }) => id === idIn(row)));
      return [
        ...left.map((row) => ({ row, byScript: false })),
        ...edits.filter(({ row }) => row !== undefined).map(({ row }) => ({ row, byScript: true })),
      ];
    },
  };
}
