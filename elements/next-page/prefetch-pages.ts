import type { Shell } from '../../src/shell/shell';

/** ms that the pointer rests on a link before its page is fetched. */
const REST = 100;

/**
 * Has the browser fetch the page that the pointer rests on, where a click on it leads to another page of this origin
 * (docs/behaviour.md#from-page-to-page). Links of the shell alone: what a page's own links do when they are asked for
 * is not known here.
 */
export function prefetchPages({ config, events, platform, onEnd }: Shell): void {
  const { prefetchPages: when } = config;
  if (when === 'never' || !HTMLScriptElement.supports?.('speculationrules')) return;
  if (when === 'auto' && !hasInlineScripts()) return;
  let rules: HTMLScriptElement | undefined;
  /** Weak: the page may take it away, and the pointer may never move again. */
  let over: WeakRef<EventTarget> | undefined;
  let rested = '';
  let cancel = () => {};

  const fetchPage = (url: string) => {
    // One at a time: the browser discards what older rules have fetched.
    rules?.remove();
    rules = document.createElement('script');
    rules.type = 'speculationrules';
    try {
      rules.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: [url] }] });
      document.head.append(rules);
    } catch (error) {
      // A page with `require-trusted-types-for 'script'` takes no text for a script.
      stop();
      events.error('part', `pages are not prefetched: ${error}`, 'prefetchPages');
    }
  };
  const move = (event: Event) => {
    const [node] = event.composedPath();
    if (!node || node === over?.deref()) return;
    over = new WeakRef(node);
    const url = addressOf(event);
    if (url === rested) return;
    cancel();
    rested = url;
    if (url) cancel = platform.clock.after(REST, () => fetchPage(url));
  };
  const stop = () => {
    cancel();
    rules?.remove();
    removeEventListener('pointermove', move);
    removeEventListener('oms-navigate', observe);
  };
  // After the listeners of the host, and its router: a host that routes by itself leaves this document for no other.
  const observe = (event: Event) => queueMicrotask(() => event.defaultPrevented && stop());
  // From one node of a shadow tree to the next no `pointerover` leaves the tree.
  addEventListener('pointermove', move, { passive: true });
  addEventListener('oms-navigate', observe);
  onEnd(stop);
}

/**
 * The address that a link of the shell under the pointer leads to in this tab; empty where there is none, or none of
 * this origin.
 */
function addressOf(event: Event): string {
  const link = [...event.composedPath()].find((node) => node instanceof HTMLAnchorElement);
  const root = link?.getRootNode();
  if (!link || !(root instanceof ShadowRoot) || !root.host.localName.startsWith('oms-')) return '';
  const { href, origin, pathname, search, target } = link;
  const isHere = pathname === location.pathname && search === location.search;
  return origin === location.origin && target !== '_blank' && !isHere ? href : '';
}

/**
 * Whether the page's policy is known to let inline scripts in, which rules are: the page has one that carries no nonce.
 * To try would put a report into the log of every page that forbids them.
 */
const hasInlineScripts = () =>
  [...document.scripts].some(
    ({ src, nonce, type, text }) =>
      !src && !nonce && /^(text\/javascript)?$/.test(type) && text.trim() !== '',
  );
