import { atom, type ReadableAtom } from 'nanostores';

/** One change of the list, which can be made again on another list: what is shown is the server's list with these on top. */
export interface Edit<Kind> {
  readonly kind: Kind;
  apply(ids: readonly string[]): readonly string[];
}

export interface EditQueue<Kind> {
  /** Changes that the server has not agreed to yet, oldest first. */
  readonly $pending: ReadableAtom<readonly Edit<Kind>[]>;
  /** Whether a save is under way. */
  saving(): boolean;
  /** Takes a change and saves what waits. Resolves once nothing waits any more. */
  add(edit: Edit<Kind>): Promise<void>;
  /** Drops what waits, and what is under way is no longer listened to. */
  reset(): void;
}

export interface EditQueueOptions<Kind> {
  /** The server's list to build on, or null where it cannot be had: then nothing is saved. */
  base(): Promise<readonly string[] | null>;
  /** Rejects where the server refuses. */
  save(ids: readonly string[]): Promise<void>;
  /** The server has agreed to `ids`; `last`: nothing waits any more. */
  onSaved(ids: readonly string[], kind: Kind, last: boolean): void;
  /** What was sent has been taken back; changes made meanwhile still wait and are sent without it. */
  onRefused(thrown: unknown): void;
  /** Nothing waits any more. */
  onIdle(): void;
}

export const applied = <Kind>(edits: readonly Edit<Kind>[], ids: readonly string[]): readonly string[] =>
  edits.reduce((list, edit) => edit.apply(list), ids);

/** Saves a list one state after another, never two at a time: the last state wins, and none is lost to a reply that is late. */
export function createEditQueue<Kind>(options: EditQueueOptions<Kind>): EditQueue<Kind> {
  const $pending = atom<readonly Edit<Kind>[]>([]);
  let work: Promise<void> | null = null;
  let saving = false;
  /** Counts resets: what was under way before one is nobody's any more. */
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
    // In the same turn as the loop's last look: what is added from now on needs a new one.
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
