import { browserPlatform } from '../src/core/platform/platform';
import { clearCookies, clearStorage } from '../src/core/storage-keys/clear';
import { removeShell } from '../src/shell/page-shell';

/**
 * Ends the page's shell, and takes away what it has kept in the browser: storage, cookies and configuration. For use between tests, when
 * its elements and widgets have left the page; the next `configureShell` begins anew.
 */
export async function cleanup(): Promise<void> {
  removeShell();
  const platform = browserPlatform();
  clearStorage(platform, { portal: false });
  clearCookies(platform.cookies, { portal: false, cookieDomain: null });
  const { database } = await platform.loadLate();
  for (const key of await database.keys()) await database.remove(key);
}
