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

/** ms between two looks at the address in a browser without the Navigation API. */
const LOOK = 300;

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
      const events = ['popstate', 'hashchange'] as const;
      for (const name of events) win.addEventListener(name, fn);
      // pushState has no event of its own.
      const api = (win as { navigation?: EventTarget }).navigation;
      api?.addEventListener('currententrychange', fn);
      let { href } = win.location;
      const look = () => {
        if (href === win.location.href) return;
        ({ href } = win.location);
        fn();
      };
      // Firefox before 147 and Safari before 26.2 tell of no address that a router has changed.
      const timer = api ? 0 : win.setInterval(look, LOOK);
      return () => {
        for (const name of events) win.removeEventListener(name, fn);
        api?.removeEventListener('currententrychange', fn);
        win.clearInterval(timer);
      };
    },
  };
}
