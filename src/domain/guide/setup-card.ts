import { atom, type ReadableAtom } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { loadOption, saveOption } from '../user-options/api';

/** The user's option: 1 has put the card away. */
const OPTION = 'hide_setup';

export interface SetupCard {
  /** Whether the user has put the card away; null while that is not known. */
  readonly $hidden: ReadableAtom<boolean | null>;
  /** Loads the option, if it is not known yet. */
  load(): Promise<void>;
  /** Puts the card away, for this user on every page. @returns the error of the save, or null */
  hide(): Promise<ShellError | null>;
  reset(reason: ResetReason): void;
}

/** The card of home with what is left of the guide. */
export const setupCardStore = defineStore('setup-card', ({ request, events, session }): SetupCard => {
  const userId = () => session.$state.get().user?.id;
  const $hidden = atom<boolean | null>(null);
  return {
    $hidden,
    async load() {
      if ($hidden.get() !== null) return;
      const user = userId();
      try {
        const value = await loadOption(request, OPTION);
        // Another user may be here by now.
        if (user === userId()) $hidden.set(value === '1');
      } catch (thrown) {
        events.error('guide-option', toShellError(thrown).message, 'guide');
      }
    },
    async hide() {
      try {
        await saveOption(request, OPTION, '1');
        $hidden.set(true);
        return null;
      } catch (thrown) {
        return toShellError(thrown);
      }
    },
    reset(reason) {
      if (reason === 'user') $hidden.set(null);
    },
  };
});
