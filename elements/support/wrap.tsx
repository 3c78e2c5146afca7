import { elementClass } from './element-class';
import type { ElementClass, ElementSpec, LooseSpec } from './spec';

/**
 * Makes a custom element of a React component. It registers nothing (`define` does), and can be imported where
 * there is no DOM: the class made there is only a name.
 */
export function wrap<Props extends { host: HTMLElement }, Methods extends object = Record<never, never>>(
  spec: ElementSpec<Props, Methods>,
): ElementClass<Props, Methods> {
  const made = typeof HTMLElement === 'undefined' ? class {} : elementClass(spec as unknown as LooseSpec);
  Object.defineProperty(made, 'tag', { value: spec.tag });
  return made as unknown as ElementClass<Props, Methods>;
}
