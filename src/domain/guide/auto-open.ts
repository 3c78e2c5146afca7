import { toShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { defineStore } from '../../core/store/define-store';
import { SIGNED_OUT_PAGES } from '../../page/addresses/console-paths';
import * as KEYS from '../../page/storage-keys/keys';
import type { DomainContext } from '../context';
import { loadOption } from '../user-options/api';
import { guideVisibilityStore } from './visibility';

export const OPTION = 'hide_intro';
/** The user who has closed the guide in this tab; the sign-out removes it. */
const CLOSED_BY = KEYS.guideSeen;

/**
 * Whether the user has hidden the guide: true for 1, false for 0, null where nothing was ever saved.
 * @throws {ShellError}
 */
export async function loadHidden(request: RequestClient): Promise<boolean | null> {
  const value = await loadOption(request, OPTION);
  return value === null ? null : Number(value) !== 0;
}

/** Opens the guide by itself. In a file of its own: every page with a bar loads it after its first view, and the guide itself only when it opens. */
export const guideAutoOpenStore = defineStore('guide-auto-open', (shell: DomainContext) => {
  const { events, navigation, platform, request, session } = shell;
  const user = () => session.$state.get().user?.id ?? null;
  const page = (url = '') => url.replace(/[?#].*$/, '').replace(/\/+$/, '');
  let hidden: boolean | null = null;
  let asked = false;

  /** The guide does not open by itself again for this user in this tab. */
  function stop(): void {
    const id = user();
    if (id !== null) platform.session.set(CLOSED_BY, id);
  }

  return {
    stop,
    /** The user's option; null while it is not known. */
    hidden: () => hidden,
    /**
     * Opens the guide if the user's option says so. Fetches the option once in a visit, and never after the user has closed the
     * guide in this tab: otherwise a host that loads a document for each page would show it on each.
     */
    async openIfWanted(): Promise<void> {
      const here = page(platform.location.href());
      if (SIGNED_OUT_PAGES.some((path) => page(navigation.consoleLink(path)?.url) === here)) return;
      const id = user();
      if (asked || (id !== null && platform.session.get(CLOSED_BY) === id)) return;
      asked = true;
      try {
        const saved = await loadHidden(request);
        hidden = saved ?? false;
        if (saved === false) shell.use(guideVisibilityStore).open();
        else stop();
      } catch (thrown) {
        asked = false;
        // The user has not asked for the guide, so only doctor() reports this.
        events.error('guide-option', toShellError(thrown).message, 'guide');
      }
    },
  };
});
