import type { Look } from './look';
import type { Methods } from './methods';

/** What hangs on an element of ours besides its React root. */
export interface Parts {
  readonly look: Look;
  readonly methods: Methods;
}

const parts = new WeakMap<HTMLElement, Parts>();

export function setParts(host: HTMLElement, value: Parts): void {
  parts.set(host, value);
}

/** Undefined for an element that is not ours, as in a test that renders a component by itself. */
export function partsOf(host: HTMLElement): Parts | undefined {
  return parts.get(host);
}
