import { ShellError } from '../errors';
import type { OmsEvent } from '../events/types';
import type { PageAddress } from '../platform/page-address';

/**
 * Has the page's router go to an address of the page's site.
 * @param path path, query and fragment, without the base
 * @returns false where the router does not have the address: then the browser loads it
 */
export type Route = (path: string) => unknown;

export interface RouteOptions {
  /** The path under which the router's routes are, such as `/app`. Addresses outside of it are loaded by the browser. */
  base?: string | undefined;
}

/**
 * Gives the moves of the shell that stay in this tab and on this site to the page's router. A listener of the page that prevents `oms-navigate`
 * comes first. Returns the function that ends that.
 */
export function routeMoves(
  target: EventTarget,
  { href, watch }: PageAddress,
  route: Route,
  { base = '' }: RouteOptions = {},
): () => void {
  if (typeof route !== 'function') {
    const message = 'route: the first argument cannot be used; allowed: a function of a path';
    throw new ShellError({ kind: 'config', code: 'argument', messageKey: 'error.unexpected', message });
  }
  const { origin, pathname } = new URL(`/${base}`.replace(/^\/+/, '/'), href());
  const root = origin + pathname.replace(/\/+$/, '');
  const listener = (event: Event) => {
    const { detail } = event as OmsEvent<'oms-navigate'>;
    if (event.defaultPrevented || detail.target !== '_self') return;
    const path = pathIn(root, detail.url);
    // A router that throws leaves the move to the browser.
    if (path !== null && route(path) !== false) event.preventDefault();
  };
  target.addEventListener('oms-navigate', listener);
  const endWatch = watch();
  return () => {
    target.removeEventListener('oms-navigate', listener);
    endWatch();
  };
}

/** Null outside of the root. `/apple` is not in `/app`. */
function pathIn(root: string, url: string): string | null {
  const rest = url.startsWith(root) ? url.slice(root.length) : null;
  if (rest === '' || (rest !== null && /^[?#]/.test(rest))) return `/${rest}`;
  return rest?.startsWith('/') ? rest : null;
}
