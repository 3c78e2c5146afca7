import { type MapStore, map } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore, type Shell } from '../../core/shell';
import { saveHidden } from './api';
import { guideOfferStore, loadHidden } from './offer';

export interface GuideState {
  /** Whether the user wants it no more; null while that is not known. */
  hidden: boolean | null;
}

export interface GuideStore {
  readonly $state: MapStore<GuideState>;
  /** Makes the user's wish known, where it is not yet. */
  open(): Promise<void>;
  /**
   * Saves the choice, unless it is null, and offers the guide no more in this tab.
   * @returns what went wrong with the saving, or null
   */
  close(hidden: boolean | null): Promise<ShellError | null>;
}

/** The user's wish to see the quick-start guide again (spec 2.8). */
export const guideStore = defineStore('guide', (shell: Shell): GuideStore => {
  const { request, events, i18n } = shell;
  const offers = shell.use(guideOfferStore);
  const $state = map<GuideState>({ hidden: offers.hidden() });

  return {
    $state,
    async open() {
      if ($state.get().hidden !== null) return;
      try {
        $state.setKey('hidden', (await loadHidden(request)) ?? false);
      } catch (thrown) {
        events.error('guide-option', toShellError(thrown).message, 'guide');
      }
    },
    async close(hidden) {
      offers.see();
      if (hidden === null) return null;
      const before = $state.get().hidden;
      $state.setKey('hidden', hidden);
      try {
        await saveHidden(request, hidden);
        return null;
      } catch (thrown) {
        $state.setKey('hidden', before);
        const error = toShellError(thrown);
        i18n.localise(error);
        return error;
      }
    },
  };
});
