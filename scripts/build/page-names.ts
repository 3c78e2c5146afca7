import type { Plugin } from 'vite';
import { at } from '../../tools/paths.ts';

/**
 * Names that belong to the window of the page which the person sees. All others are of the language, or have no tie to
 * a document: events, timers, addresses, sockets, channels, codecs, MutationObserver, AbortController.
 */
const names = [
  ...['window', 'location', 'navigator', 'history', 'screen', 'performance', 'visualViewport'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'],
  ...['fetch', 'XMLHttpRequest', 'open', 'Notification'],
  ...['innerWidth', 'innerHeight', 'devicePixelRatio', 'scrollX', 'scrollY', 'scrollTo', 'scrollBy'],
  ...['matchMedia', 'getComputedStyle', 'getSelection', 'CSS', 'CSSStyleSheet', 'DOMMatrix'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
  ...['ResizeObserver', 'IntersectionObserver'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent'],
  ...['Node', 'Element', 'HTMLDialogElement', 'HTMLInputElement', 'HTMLScriptElement', 'SVGElement'],
  ...['ShadowRoot', 'Document', 'Range', 'KeyboardEvent', 'DOMParser', 'Image'],
] as const;

/**
 * One set of files for the page and for a realm of the shell's own: what is free and of a window becomes a member of
 * the page's window (src/page/platform/page-window.ts), which in a page is its own.
 */
export function pageNames(): Plugin {
  const file = at('src/page/platform/page-window.ts');
  return {
    name: 'page-names',
    config: () => ({
      build: {
        rolldownOptions: {
          transform: {
            define: Object.fromEntries(
              names.map((name) => [name, name === 'window' ? 'PAGE_WINDOW' : `PAGE_WINDOW.${name}`]),
            ),
            inject: {
              PAGE_WINDOW: [file, 'pageWindow'],
              customElements: [file, 'pageElements'],
              HTMLElement: [file, 'PageElement'],
            },
          },
        },
      },
    }),
  };
}
