import { toShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { PREFIX } from '../../core/session/stored';
import { isWire } from '../../core/session/wire';
import { defineStore } from '../../core/shell';
import { guideWishStore } from './wish';

export const OPTION = 'hide_intro';
/** Who has seen it in this tab; gone with the sign-out, like all that the shell keeps. */
const SEEN = `${PREFIX}guide`;
/** Pages that are there for something else first: a password, or nobody signed in. */
const NOT_OVER = ['/home/password', '/login', '/reset', '/register', '/verify', '/privacy'];

/**
 * Whether the user wants the guide no more: true for 1, false for 0, null where nothing was ever saved (spec 2.8).
 * @throws {ShellError}
 */
export async function loadHidden(request: RequestClient): Promise<boolean | null> {
  const { data } = await request.get<unknown>('/api/v1/My/getUserOptionByName', { optionName: OPTION });
  const value = isWire(data) ? data.optionValue : null;
  return value === null || value === undefined || value === '' ? null : Number(value) !== 0;
}

/** Whether the guide opens by itself; apart from all it needs, which comes when somebody wants it. */
export const guideOfferStore = defineStore('guide-offer', (shell) => {
  const { events, navigation, platform, request, session } = shell;
  const user = () => session.$state.get().user?.id ?? null;
  const page = (url = '') => url.replace(/[?#].*$/, '').replace(/\/+$/, '');
  let hidden: boolean | null = null;
  let offered = false;

  /** It is not offered to the user again in this tab. */
  function see(): void {
    const id = user();
    if (id !== null) platform.session.set(SEEN, id);
  }

  return {
    see,
    /** What the user's option said; null while that is not known. */
    hidden: () => hidden,
    /**
     * Opens it if the user's option says so; asks once a visit, and no more in this tab once the user has closed it: a host
     * whose every page is loaded anew would else show it on each (spec 2.8, 4).
     */
    async offer(): Promise<void> {
      const here = page(platform.navigation.href());
      if (NOT_OVER.some((path) => page(navigation.consoleLink(path)?.url) === here)) return;
      const id = user();
      if (offered || (id !== null && platform.session.get(SEEN) === id)) return;
      offered = true;
      try {
        const said = await loadHidden(request);
        hidden = said ?? false;
        if (said === false) shell.use(guideWishStore).ask();
        else see();
      } catch (thrown) {
        offered = false;
        // A guide that nobody asked for is no reason to trouble anybody: doctor() knows.
        events.error('guide-option', toShellError(thrown).message, 'guide');
      }
    },
  };
});
