import { ShellError } from '../errors';
import type { OmsEvent } from '../events/types';
import type { PageAddress } from '../platform/page-address';
import { NAMES_HOST } from '../url';

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

const CAPTURE = { capture: true };

/** The ends of the routes of a page, which has one router and may have several shells in its life. */
const routes = new WeakMap<EventTarget, () => void>();

const refused = (what: string, allowed: string) => {
  const message = `route: ${what} cannot be used; allowed: ${allowed}`;
  return new ShellError({ kind: 'config', code: 'argument', messageKey: 'error.unexpected', message });
};

/** The address that all addresses of the router begin with. @throws {ShellError} `argument` */
function rootOf(options: RouteOptions | undefined, here: string): string {
  const { base = '' } = options ?? {};
  if (typeof base !== 'string' || base.includes('://')) throw refused('base', 'a path such as /app');
  try {
    const { origin, pathname } = new URL(`/${base}`.replace(/^\/+/, '/'), here);
    return origin + pathname.replace(/\/+$/, '');
  } catch {
    throw refused(`a router on ${here}`, 'a page with an address of its own');
  }
}

/**
 * Gives the moves of the shell that stay in this tab and on this site to the page's router, after all listeners of the
 * page, so that one that prevents `oms-navigate` comes first. It takes the place of the page's router before. Returns
 * the function that ends that.
 * @param page the document
 * @throws {ShellError} `argument`
 */
export function routeMoves(
  page: EventTarget,
  { href, watch }: PageAddress,
  route: Route,
  options?: RouteOptions,
): () => void {
  if (typeof route !== 'function') throw refused('the first argument', 'a function of a path');
  const root = rootOf(options, href());
  const move = (event: Event) => {
    const { detail } = event as OmsEvent<'oms-navigate'>;
    if (event.defaultPrevented || detail.target !== '_self') return;
    const path = pathIn(root, detail.url);
    // A router that throws leaves the move to the browser.
    if (path !== null && route(path) !== false) event.preventDefault();
  };
  // The event comes to the window last, and there to the listener that was added last.
  const last = (page as Document).defaultView ?? page;
  const moveLast = () => {
    last.removeEventListener('oms-navigate', move);
    last.addEventListener('oms-navigate', move);
  };
  page.addEventListener('oms-navigate', moveLast, CAPTURE);
  const endWatch = watch();
  const end = () => {
    page.removeEventListener('oms-navigate', moveLast, CAPTURE);
    last.removeEventListener('oms-navigate', move);
    endWatch();
  };
  routes.get(page)?.();
  routes.set(page, end);
  return end;
}

/** Null outside of the root, which `/apple` is for `/app`, and for `//other`, which names another host. */
function pathIn(root: string, url: string): string | null {
  const rest = url.startsWith(root) ? url.slice(root.length) : null;
  if (rest === '' || (rest !== null && /^[?#]/.test(rest))) return `/${rest}`;
  return rest?.startsWith('/') && !NAMES_HOST.test(rest) ? rest : null;
}
