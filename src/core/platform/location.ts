/** The address of the page, and leaving it. */
export interface PageLocation {
  /** The whole current address. */
  href(): string;
  assign(url: string): void;
  /** Reloads the document. */
  reload(): void;
  /** Changes the address without loading a document. Never throws: where the browser refuses, the address stays. */
  replace(url: string): void;
  /** Closes the window. Browsers only do that where a script has opened it. */
  close(): void;
  /** Opens a new tab that has no access to this one. */
  open(url: string): void;
  /** Calls `fn` at each change of the address within the page. Returns the function that stops that. */
  listen(fn: () => void): () => void;
}

/** On the window: the address has changed, in a browser that does not tell so. */
export const ADDRESS = 'oms:address';

/** @param onRefused runs where the browser refuses to change the address, so that `doctor()` can name it */
export function browserLocation(
  win: Window & typeof globalThis,
  onRefused: () => void = () => {},
): PageLocation {
  return {
    href: () => win.location.href,
    assign: (url) => win.location.assign(url),
    reload: () => win.location.reload(),
    replace(url) {
      try {
        win.history.replaceState(win.history.state, '', url);
      } catch {
        // A frame without an address of its own, or more than a hundred changes in half a minute in Safari.
        onRefused();
      }
    },
    close: () => win.close(),
    open: (url) => void win.open(url, '_blank', 'noopener'),
    listen(fn) {
      const events = ['popstate', 'hashchange', ADDRESS];
      for (const name of events) win.addEventListener(name, fn);
      // pushState has no event of its own. In a browser without the Navigation API that tells of it (`page-address.ts`).
      const api = (win as { navigation?: EventTarget }).navigation;
      let stopped = false;
      // It tells in the middle of pushState, which a router of React may call while React renders: nothing may be
      // rendered again then.
      const soon = () => queueMicrotask(() => stopped || fn());
      api?.addEventListener('currententrychange', soon);
      return () => {
        stopped = true;
        for (const name of events) win.removeEventListener(name, fn);
        api?.removeEventListener('currententrychange', soon);
      };
    },
  };
}
