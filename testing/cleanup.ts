import { browserPlatform } from '../src/core/platform/platform';
import { clearStorage } from '../src/core/session/clear-storage';
import { isOwn } from '../src/page/storage-keys/cookies';
import { PREFIX, refusal } from '../src/page/storage-keys/keys';
import { removeShell } from '../src/shell/page-shell';

/**
 * Ends the page's shell, and takes away what it has kept in the browser: storage, cookies and configuration. For use
 * between tests, when its elements and widgets have left the page; the next `configureShell` starts again.
 */
export async function cleanup(): Promise<void> {
  removeShell();
  const platform = browserPlatform();
  clearStorage(platform, { portal: false });
  // The end of a session leaves it: the next one would begin as refused.
  platform.local.remove(refusal);
  // Also those that a sign-out leaves: the language, and which tab has shown an alert.
  for (const name of platform.cookies.names()) {
    if (isOwn(name) || name.startsWith(PREFIX)) platform.cookies.remove(name);
  }
  const { database } = await platform.loadLate();
  for (const key of await database.keys()) await database.remove(key);
}
