import { atom, type ReadableAtom } from 'nanostores';

/**
 * One change of the list. It can be applied to any list: the page shows the list of the service with all pending edits
 * applied.
 */
export interface Edit<Kind> {
  readonly kind: Kind;
  apply(ids: readonly string[]): readonly string[];
}

export interface EditQueue<Kind> {
  /** Edits that the service has not accepted yet, the oldest first. */
  readonly $pending: ReadableAtom<readonly Edit<Kind>[]>;
  /** Whether a save is running. */
  saving(): boolean;
  /** Adds an edit and saves the pending ones. Resolves once none is pending. */
  add(edit: Edit<Kind>): Promise<void>;
  /** Discards the pending edits and the result of a running save. */
  reset(): void;
}

export interface EditQueueOptions<Kind> {
  /** The list of the service; null if it cannot be loaded: then nothing is saved. */
  base(): Promise<readonly string[] | null>;
  /** Rejects where the service refuses. */
  save(ids: readonly string[]): Promise<void>;
  /** The service has accepted `ids`; `last`: no edit is pending. */
  onSaved(ids: readonly string[], kind: Kind, last: boolean): void;
  /** The service has refused the sent edits, which are removed; later edits are still pending and are sent without them. */
  onRefused(thrown: unknown): void;
  /** No edit is pending. */
  onIdle(): void;
}

export const applied = <Kind>(edits: readonly Edit<Kind>[], ids: readonly string[]): readonly string[] =>
  edits.reduce((list, edit) => edit.apply(list), ids);

/** Saves a list, one state after another and never two at a time, so that a late reply cannot undo a later state. */
export function createEditQueue<Kind>(options: EditQueueOptions<Kind>): EditQueue<Kind> {
  const $pending = atom<readonly Edit<Kind>[]>([]);
  let work: Promise<void> | null = null;
  let saving = false;
  /** Counts resets: the result of an earlier save is discarded. */
  let epoch = 0;

  async function drain(): Promise<void> {
    const mine = epoch;
    while ($pending.get().length > 0) {
      const base = await options.base();
      if (mine !== epoch) return;
      if (base === null) {
        $pending.set([]);
        break;
      }
      const batch = $pending.get();
      const next = applied(batch, base);
      const rest = () => $pending.get().slice(batch.length);
      if (next === base) {
        $pending.set(rest());
        continue;
      }
      saving = true;
      try {
        await options.save(next);
        if (mine !== epoch) return;
        const left = rest();
        options.onSaved(next, batch.at(-1)!.kind, left.length === 0);
        $pending.set(left);
      } catch (thrown) {
        if (mine !== epoch) return;
        $pending.set(rest());
        options.onRefused(thrown);
      } finally {
        if (mine === epoch) saving = false;
      }
    }
    // In the same turn as the last check of the loop: an edit that is added later starts another loop.
    work = null;
    options.onIdle();
  }

  return {
    $pending,
    saving: () => saving,
    add(edit) {
      $pending.set([...$pending.get(), edit]);
      work ??= drain();
      return work;
    },
    reset() {
      epoch++;
      work = null;
      saving = false;
      $pending.set([]);
    },
  };
}
