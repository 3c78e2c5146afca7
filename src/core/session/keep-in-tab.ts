import { PERSONAL } from '../../page/storage-keys/keys';
import type { Platform } from '../platform/platform';
import type { KeyValue } from '../platform/storage';

/** Of each local storage that is redirected, whether the present session is one that is not to be remembered. */
const redirected = new WeakMap<KeyValue, () => boolean>();

/**
 * Redirects local storage, so that what is personal stays in the tab while the session is not to be remembered
 * (docs/behaviour.md#storage). All who hold the storage write there from now on. Once for each storage: later calls
 * replace the question.
 */
export function keepInTab(
  { local, session }: Pick<Platform, 'local' | 'session'>,
  isBrief: () => boolean,
): void {
  const isRedirected = redirected.has(local);
  redirected.set(local, isBrief);
  if (isRedirected) return;
  const own = { ...local };
  const isInTab = (key: string) =>
    redirected.get(local)?.() && PERSONAL.some((start) => key.startsWith(start));
  Object.assign(local, {
    get: (key) => (isInTab(key) ? session : own).get(key),
    set(key, value) {
      if (!isInTab(key)) return own.set(key, value);
      // Of an earlier session that was remembered.
      own.remove(key);
      return session.set(key, value);
    },
    remove(key) {
      own.remove(key);
      if (isInTab(key)) session.remove(key);
    },
  } satisfies Partial<KeyValue>);
  // Likewise: the session that left it there has ended without a word.
  for (const key of own.keys()) if (isInTab(key)) own.remove(key);
}
