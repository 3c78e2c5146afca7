import type { ShellConfig } from '../config/types';
import type { Platform } from '../platform/platform';
import { COOKIES, KEPT_AT_LOGOUT } from './cookies';

/** What the shell keeps starts with this; on hosts that are not ours nothing else is touched. */
export const PREFIX = 'oms.';

/** Before the keys of what was read and could not be told to the service yet. */
export const OUTBOX = `${PREFIX}readQueue`;

type Stores = Pick<Platform, 'local' | 'session'>;

/** What a person chose for this browser whatever the organisation, and which document this tab has come for. */
const KEPT_AT_SWITCH: readonly string[] = [
  'oms.recentOrganisations',
  'oms.favourites.collapsed',
  'oms.menu.collapsed',
  'oms.documentNo',
];

/**
 * Clears stored data: all of it on the portal host, elsewhere only what the shell owns (spec 4).
 * @param same the person stays, in another organisation
 */
export function clearStorage(platform: Stores, config: Pick<ShellConfig, 'portal'>, same = false): void {
  for (const store of [platform.local, platform.session]) {
    for (const key of store.keys()) {
      if (same && (KEPT_AT_SWITCH.includes(key) || key.startsWith(OUTBOX))) continue;
      if (config.portal || key.startsWith(PREFIX)) store.remove(key);
    }
  }
}

/** Clears cookies except fg, fgFlag and lang (spec 4): all on the portal host, elsewhere the shell's own. */
export function clearCookies(
  cookies: Platform['cookies'],
  config: Pick<ShellConfig, 'portal' | 'cookieDomain'>,
): void {
  const own: readonly string[] = Object.values(COOKIES).map(({ name }) => name);
  for (const name of cookies.names()) {
    if (KEPT_AT_LOGOUT.includes(name)) continue;
    if (config.portal || own.includes(name)) cookies.remove(name, config.cookieDomain ?? undefined);
  }
}
