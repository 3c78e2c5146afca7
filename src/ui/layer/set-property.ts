/**
 * Sets a property that all of what is in `element` inherits: the same value written again would have all of its styles
 * computed again.
 */
export function setProperty({ style }: HTMLElement, name: `--oms-${string}`, value: string): void {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
