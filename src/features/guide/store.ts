import { type MapStore, map } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { PREFIX } from '../../core/session/stored';
import { defineStore, type Shell } from '../../core/shell';
import { loadHidden, saveHidden } from './api';

export interface GuideState {
  open: boolean;
  /** Whether the user wants it no more; null while that is not known. */
  hidden: boolean | null;
}

export interface GuideStore {
  readonly $state: MapStore<GuideState>;
  /**
   * Opens it if the user's option says so; asks once a visit, and no more in this tab once the user has closed it: a host
   * whose every page is loaded anew would else show it on each (spec 2.8, 4).
   */
  offer(): Promise<void>;
  open(): Promise<void>;
  /**
   * Closes it and saves the choice, unless it is null. The dialog closes in any case.
   * @returns what went wrong with the saving, or null
   */
  close(hidden: boolean | null): Promise<ShellError | null>;
}

/** Who has seen it in this tab; gone with the sign-out, like all that the shell keeps. */
const SEEN = `${PREFIX}guide`;

/** Whether the quick-start guide is shown, and the user's wish to see it again (spec 2.8). */
export const guideStore = defineStore('guide', (shell: Shell): GuideStore => {
  const { request, events, i18n, platform, session } = shell;
  const user = () => session.$state.get().user?.id ?? null;
  const $state = map<GuideState>({ open: false, hidden: null });
  let offered = false;
  const seen = () => {
    const id = user();
    if (id !== null) platform.session.set(SEEN, id);
  };

  /** A guide that nobody asked for is no reason to trouble anybody: doctor() knows. */
  async function load(): Promise<void> {
    try {
      $state.setKey('hidden', (await loadHidden(request)) ?? false);
    } catch (thrown) {
      events.error('guide-option', toShellError(thrown).message, 'guide');
    }
  }

  return {
    $state,
    async offer() {
      const id = user();
      if (offered || (id !== null && platform.session.get(SEEN) === id)) return;
      offered = true;
      try {
        const hidden = await loadHidden(request);
        if (hidden !== false) seen();
        $state.set({ open: $state.get().open || hidden === false, hidden: hidden ?? false });
      } catch (thrown) {
        offered = false;
        events.error('guide-option', toShellError(thrown).message, 'guide');
      }
    },
    async open() {
      $state.setKey('open', true);
      if ($state.get().hidden === null) await load();
    },
    async close(hidden) {
      seen();
      $state.setKey('open', false);
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
