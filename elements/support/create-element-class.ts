import type { ComponentType } from 'react';
import type { Sheet } from '../../src/react/css';
import { elementClass } from './element-class';
import type { ElementDeclaration, ElementOf, PropsOf } from './element-declaration';
import type { Providers } from './frame';

/** How an element renders. */
export interface Rendering<Props extends { host: HTMLElement }> {
  readonly component: ComponentType<Props>;
  /** Applied before the first render. */
  readonly sheets: readonly Sheet[];
  /** Rendered around the component, inside the error boundary. */
  readonly providers?: Providers;
}

/**
 * Makes the class of a custom element that renders a React component. It registers nothing (`registerElement` does), and can be
 * called where there is no DOM: the class made there is empty.
 */
export function createElementClass<const D extends ElementDeclaration>(
  declaration: D,
  rendering: Rendering<PropsOf<D>>,
): new () => ElementOf<D> {
  const made =
    typeof HTMLElement === 'undefined'
      ? class {}
      : elementClass(declaration, rendering as unknown as Rendering<{ host: HTMLElement }>);
  return made as unknown as new () => ElementOf<D>;
}
