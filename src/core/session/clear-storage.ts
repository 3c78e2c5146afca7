import * as COOKIES from '../../page/storage-keys/cookies';
import { KEPT_AT_SWITCH, PREFIX, refusal } from '../../page/storage-keys/keys';
import type { ShellConfig } from '../config/types';
import type { Platform } from '../platform/platform';

type Stores = Pick<Platform, 'local' | 'session'>;

const isKept = (key: string) =>
  KEPT_AT_SWITCH.some((kept) => (kept.endsWith('.') ? key.startsWith(kept) : key === kept));

/**
 * Clears stored data: all of it on the portal host, elsewhere only the shell's own (docs/behaviour.md#storage).
 * @param same the user stays, in another organisation
 */
export function clearStorage(platform: Stores, config: Pick<ShellConfig, 'portal'>, same = false): void {
  for (const store of [platform.local, platform.session]) {
    for (const key of store.keys()) {
      if (key === refusal || (same && isKept(key))) continue;
      if (config.portal || key.startsWith(PREFIX)) store.remove(key);
    }
  }
}

/** Clears cookies except fg, fgFlag and lang (docs/behaviour.md#cookies): all on the portal host, elsewhere the shell's own. */
export function clearCookies(
  cookies: Platform['cookies'],
  config: Pick<ShellConfig, 'portal' | 'cookieDomain'>,
): void {
  for (const name of cookies.names()) {
    if (COOKIES.KEPT_AT_LOGOUT.includes(name)) continue;
    if (config.portal || COOKIES.isOwn(name)) cookies.remove(name, config.cookieDomain ?? undefined);
  }
}
