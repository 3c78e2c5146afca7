import { Window } from 'happy-dom';

/** Gives Node the names of a browser's window, for elements that are rendered when the package is built. */
export function openWindow(url: string): void {
  const window = new Window({ url, width: 1440, height: 900 });
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const own = window as unknown as Record<string, unknown>;
  for (const name of Object.getOwnPropertyNames(window)) if (isOfPages(name)) put(name, own[name]);
  for (const name of ['window', 'self', 'top', 'parent']) put(name, globalThis);
  for (const name of METHODS) put(name, (own[name] as (...args: unknown[]) => unknown).bind(window));
}

const METHODS = [
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia', 'getComputedStyle'],
  ...['requestAnimationFrame', 'cancelAnimationFrame'],
];

/** What Node has as well stays Node's, but for events, which must be of the nodes' own realm. */
const isOfPages = (name: string) =>
  !(name in globalThis) || /^(?:Event|EventTarget|CustomEvent|navigator|DOMException)$/.test(name);
