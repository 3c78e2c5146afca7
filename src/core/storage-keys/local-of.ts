import type { Platform } from '../platform/platform';
import type { KeyValue } from '../platform/storage';
import { PERSONAL } from './keys';

/**
 * Local storage as a session may use it: of one that is not to be remembered, personal data stays in the tab (docs/behaviour.md#storage).
 * @param remembered false for such a session
 */
export function localOf(
  { local, session }: Pick<Platform, 'local' | 'session'>,
  remembered: () => boolean,
): KeyValue {
  const isBrief = (key: string) => !remembered() && PERSONAL.some((own) => key.startsWith(own));
  return {
    get: (key) => (isBrief(key) ? session : local).get(key),
    set(key, value) {
      if (!isBrief(key)) return local.set(key, value);
      // Of an earlier session that was remembered.
      local.remove(key);
      return session.set(key, value);
    },
    remove(key) {
      local.remove(key);
      if (isBrief(key)) session.remove(key);
    },
    keys: local.keys,
  };
}
