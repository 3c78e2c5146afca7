import type { AttributeValues } from './attributes/attribute-values';
import type { Look } from './look';
import type { Methods } from './methods';

/** The objects that belong to an element besides its React root. */
export interface Controllers {
  readonly look: Look;
  readonly methods: Methods;
  readonly values: AttributeValues;
}

const controllers = new WeakMap<HTMLElement, Controllers>();

export function setControllers(host: HTMLElement, value: Controllers): void {
  controllers.set(host, value);
}

/** Undefined for any other element, as in a test that renders a component by itself. */
export function controllersOf(host: HTMLElement): Controllers | undefined {
  return controllers.get(host);
}
