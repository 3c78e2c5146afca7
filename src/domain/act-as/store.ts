import { atom, map } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { createList } from '../../core/store/list';
import { searchUsers } from '../lookups/api';
import type { UserOption } from '../lookups/types';

/** Pause in ms after the last keystroke before a search. */
const DEBOUNCE = 300;

export interface ActAsState {
  /** The person of the open confirmation; null while none is open. */
  asked: UserOption | null;
  busy: boolean;
  error: ShellError | null;
}

/** Nobody acts as a super user. */
const NOBODY_ABOVE = { 'search[EQ_isSuper]': 0 };

const INITIAL: ActAsState = { asked: null, busy: false, error: null };

/** The people that a super user may act as, and the confirmation. */
export const actAsStore = defineStore('act-as', ({ request, session, platform }) => {
  const list = createList<UserOption, string>(
    (text, page, signal) => searchUsers(request, text, page, signal, NOBODY_ABOVE),
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
      // The results of the last search are not all people.
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
    ask: (person: UserOption) => $state.set({ ...INITIAL, asked: person }),
    /** Closes the confirmation; does nothing while the call runs. */
    cancel(): void {
      if (!$state.get().busy) $state.set(INITIAL);
    },
    /** Acts as the person. A new document then replaces the page, so `busy` remains. */
    async confirm(): Promise<void> {
      const { asked, busy } = $state.get();
      if (!asked || busy) return;
      $state.set({ asked, busy: true, error: null });
      try {
        await session.actAs(asked.id);
      } catch (thrown) {
        $state.set({ asked, busy: false, error: toShellError(thrown) });
      }
    },
    reset(reason: ResetReason) {
      cancel();
      if (reason === 'language') {
        if (list.$state.lc > 0) void list.search($text.get());
        return;
      }
      list.reset();
      $state.set(INITIAL);
    },
  };
});
