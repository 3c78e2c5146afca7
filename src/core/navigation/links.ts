import type { ShellConfig } from '../config/types';
import { safeUrl } from '../url';
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
 * Where a menu entry leads (spec 2.2, 3), or null for a group, an unknown system or an unsafe address.
 * `props.to` is an in-app route; `props.href` and absolute urls are taken as they are; scope `1` is in-app;
 * any other scope goes through the system list. A `{token}` in an address stays as it is written: the bearer token never
 * gets into an address, where histories and logs would keep it.
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

/** Whether the data says that the entry leads somewhere, whatever comes of it. */
export const hasAddress = ({ to, href, url }: MenuEntry): boolean => (to ?? href ?? url).trim() !== '';

/** A route of the console as a link, from whichever host. */
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

/** Billing paths under /home/ moved from the old to the newer billing host (spec 2.2). */
function remapBilling(url: string, { hosts, billingPaths }: LinkConfig): string {
  if (hosts.billing === null || hosts.billingLegacy === null) return url;
  const target = new URL(url);
  if (target.origin !== new URL(hosts.billingLegacy).origin) return url;
  const [home, first] = target.pathname.split('/').filter(Boolean);
  if (home !== 'home' || first === undefined || !billingPaths.includes(first)) return url;
  return join(hosts.billing, target.pathname + target.search + target.hash);
}

const isAbsolute = (address: string): boolean => /^[a-z][a-z\d+.-]*:|^\/\//i.test(address);

/** What browsers drop from an address in silence, so that it hides what the address is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** `https://host//other`: the path alone, which is what a router is given, names another host. Backslashes are slashes by now. */
const LEAVES = /^https?:\/\/[^/]*\/\//;

/** A path on one of our hosts. */
function within(base: string, path: string, config: LinkConfig, isInApp: boolean): Link | null {
  if (CONTROL.test(path)) return null;
  const link = finish(join(base, path), config, isInApp);
  return link !== null && LEAVES.test(link.url) ? null : link;
}

const join = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}${path.startsWith('/') ? '' : '/'}${path}`;
