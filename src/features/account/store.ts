import { ShellError, toShellError } from '../../core/errors';
import { defineStore, type Shell } from '../../core/shell';
import { type ForwardTarget, forwardUrl } from './api';
import type { NewTab } from './new-tab';

/** What the account menu does. */
export const accountStore = defineStore('account', ({ request, i18n, session, navigation }: Shell) => ({
  /**
   * Sends the tab to a page of another system, or closes it where there is none or the host routes itself. Null for `tab`
   * where the browser refused one.
   * @returns what went wrong, in the user's language, or null
   */
  async forward(target: ForwardTarget, tab: NewTab | null): Promise<ShellError | null> {
    if (!tab) {
      const error = new ShellError({ kind: 'shell', code: 'popup', messageKey: 'account.blocked' });
      i18n.localise(error);
      return error;
    }
    try {
      const url = await forwardUrl(request, target);
      if (navigation.announce({ url, target: '_blank' }, 'account', null)) tab.go(url);
      else tab.close();
      return null;
    } catch (thrown) {
      tab.close();
      const error = toShellError(thrown);
      i18n.localise(error);
      return error;
    }
  },
  /** Ends acting as another user; the page then gives way to a new one. @returns what went wrong, or null */
  async goBack(): Promise<ShellError | null> {
    try {
      await session.actAs(null);
      return null;
    } catch (thrown) {
      const error = toShellError(thrown);
      i18n.localise(error);
      return error;
    }
  },
  signOut: () => session.logout(),
}));
