import { ShellError, toShellError } from '../../core/errors';
import type { NewTab } from '../../core/platform/new-tab';
import { defineStore } from '../../core/store/define-store';
import type { DomainContext } from '../context';
import { type ForwardTarget, forwardUrl } from './links-api';

/** The actions of the account menu. */
export const accountStore = defineStore('account', ({ request, session, navigation }: DomainContext) => ({
  /**
   * Opens a page of another system in the tab; closes the tab where there is none or the host routes itself.
   * @param tab null where the browser has refused one
   * @returns the error, or null
   */
  async forward(target: ForwardTarget, tab: NewTab | null): Promise<ShellError | null> {
    if (!tab) {
      return new ShellError({ kind: 'shell', code: 'popup', messageKey: 'account.blocked' });
    }
    try {
      const url = await forwardUrl(request, target);
      navigation.goTo({ url, target: '_blank', source: 'account', id: null }, { tab });
      return null;
    } catch (thrown) {
      tab.close();
      return toShellError(thrown);
    }
  },
  /** Ends acting as another user; a new document then replaces the page. @returns the error, or null */
  async goBack(): Promise<ShellError | null> {
    try {
      await session.actAs(null);
      return null;
    } catch (thrown) {
      return toShellError(thrown);
    }
  },
  signOut: () => session.logout(),
}));
