import type { ShellConfig } from '../../core/config/types';
import { CONTROL, NAMES_HOST, safeUrl } from '../../core/url';
import type { MenuEntry, System } from './types';

export interface Link {
  /** Absolute and safe. */
  url: string;
  target: '_self' | '_blank';
  /** A route of the console, which the console itself can show without loading a page. */
  inApp: boolean;
}

export type LinkConfig = Pick<ShellConfig, 'hosts' | 'newTabPaths' | 'billingPaths'>;

/**
 * The link of a menu entry (docs/behaviour.md#menus); null for a group, an unknown system or an unsafe address.
 * `props.to` is a route of the console; `props.href` and absolute addresses stay as they are; scope `1` is the console;
 * any other scope is the id of a system. A `{token}` in an address is not replaced: histories and logs would keep the
 * bearer token.
 */
export function linkOf(entry: MenuEntry, systems: readonly System[], config: LinkConfig): Link | null {
  if (entry.to !== null) return inApp(entry.to, config);
  const address = (entry.href ?? entry.url).trim();
  if (address === '') return null;
  if (isAbsolute(address)) return finish(address, config, false);
  if (entry.scope === '1') return inApp(address, config);
  const system = systems.find(({ id }) => id === entry.scope);
  return system && safeUrl(system.url) !== null ? within(system.url, address, config, false) : null;
}

/** Whether the data has an address for the entry, safe or not. */
export const hasAddress = ({ to, href, url }: MenuEntry): boolean => (to ?? href ?? url).trim() !== '';

/** A route of the console as a link; null where no console is configured. */
export function inApp(path: string, config: LinkConfig): Link | null {
  const address = path.trim();
  if (isAbsolute(address)) return finish(address, config, false);
  return config.hosts.console === null ? null : within(config.hosts.console, address, config, true);
}

function finish(address: string, config: LinkConfig, isInApp: boolean): Link | null {
  const safe = safeUrl(address);
  if (safe === null) return null;
  const url = remapBilling(safe, config);
  const target = config.newTabPaths.some((part) => address.includes(part)) ? '_blank' : '_self';
  return { url, target, inApp: isInApp && url === safe };
}

/** Billing paths under /home/ moved from the old to the newer billing host (docs/behaviour.md#links). */
function remapBilling(url: string, { hosts, billingPaths }: LinkConfig): string {
  if (hosts.billing === null || hosts.billingLegacy === null) return url;
  const target = new URL(url);
  if (target.origin !== new URL(hosts.billingLegacy).origin) return url;
  const [home, first] = target.pathname.split('/').filter(Boolean);
  if (home !== 'home' || first === undefined || !billingPaths.includes(first)) return url;
  return join(hosts.billing, target.pathname + target.search + target.hash);
}

const isAbsolute = (address: string): boolean => /^[a-z][a-z\d+.-]*:|^\/\//i.test(address);

/** `https://host//other`: a router gets the path alone, which names another host. */
const leaves = (url: string): boolean => NAMES_HOST.test(url.replace(/^https?:\/\/[^/]*/, ''));

/** The link of a path on a configured host. */
function within(base: string, path: string, config: LinkConfig, isInApp: boolean): Link | null {
  if (CONTROL.test(path)) return null;
  const link = finish(join(base, path), config, isInApp);
  return link !== null && leaves(link.url) ? null : link;
}

const join = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}${path.startsWith('/') ? '' : '/'}${path}`;
