/** Where the page is, and going elsewhere. */
export interface Navigation {
  /** The whole current address. */
  href(): string;
  assign(url: string): void;
  /** Loads the document anew. */
  reload(): void;
  /** Changes the address shown without loading anything. */
  replace(url: string): void;
  /** A new tab that cannot reach back into this one. */
  open(url: string): void;
  /** Hears of each change of the address within the page. Returns what stops it. */
  listen(fn: () => void): () => void;
}

export function browserNavigation(win: Window & typeof globalThis): Navigation {
  return {
    href: () => win.location.href,
    assign: (url) => win.location.assign(url),
    reload: () => win.location.reload(),
    replace: (url) => win.history.replaceState(win.history.state, '', url),
    open: (url) => void win.open(url, '_blank', 'noopener'),
    listen(fn) {
      const events = ['popstate', 'hashchange'] as const;
      for (const name of events) win.addEventListener(name, fn);
      // pushState has no event of its own; where the Navigation API is missing a router tells us by
      // dispatching popstate, or the next click does.
      const api = (win as { navigation?: EventTarget }).navigation;
      api?.addEventListener('currententrychange', fn);
      return () => {
        for (const name of events) win.removeEventListener(name, fn);
        api?.removeEventListener('currententrychange', fn);
      };
    },
  };
}
