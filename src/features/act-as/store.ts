import { atom, map } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore } from '../../core/shell';
import { createList } from '../../core/store/list';
import { findPeople, type Person } from './api';

/** The search waits for the typing to pause, in ms. */
const DEBOUNCE = 300;

export interface ActAsState {
  /** Whom the person is asked about; null while nobody is. */
  asked: Person | null;
  busy: boolean;
  error: ShellError | null;
}

const INITIAL: ActAsState = { asked: null, busy: false, error: null };

/** Whom a super user may act as, and doing so (spec 2.1). */
export const actAsStore = defineStore('act-as', ({ request, session, platform, i18n }) => {
  const list = createList<Person, string>(
    (text, page, signal) => findPeople(request, text, page, signal),
    ({ id }) => id,
  );
  const $text = atom('');
  const $state = map<ActAsState>(INITIAL);
  let cancel = () => {};

  return {
    $list: list.$state,
    $text,
    $state,
    open(): void {
      cancel();
      // Whom the last search found are not all.
      if ($text.get() !== '') list.reset();
      $text.set('');
      $state.set(INITIAL);
      void list.search('');
    },
    search(text: string): void {
      $text.set(text);
      cancel();
      cancel = platform.clock.after(DEBOUNCE, () => void list.search(text));
    },
    loadMore: () => list.loadMore(),
    retry: () => list.retry(),
    ask: (person: Person) => $state.set({ ...INITIAL, asked: person }),
    /** While the call is under way there is no way back. */
    cancel(): void {
      if (!$state.get().busy) $state.set(INITIAL);
    },
    /** Acts as the one asked about. The page then gives way to a new one, so it stays busy. */
    async confirm(): Promise<void> {
      const { asked, busy } = $state.get();
      if (!asked || busy) return;
      $state.set({ asked, busy: true, error: null });
      try {
        await session.actAs(asked.id);
      } catch (thrown) {
        const error = toShellError(thrown);
        i18n.localise(error);
        $state.set({ asked, busy: false, error });
      }
    },
    reset() {
      cancel();
      list.reset();
      $state.set(INITIAL);
    },
  };
});
