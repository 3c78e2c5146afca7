import { loadPart } from '../../src/page/platform/load-part';

const VERSION = Symbol.for('oms.shell.version');

/**
 * Registers an element if its tag is free. The same version again has no effect; another version is recorded for
 * `doctor()`, with one warning per pair of versions. Does nothing where there are no custom elements.
 * @returns resolves once that is recorded: the code for it is fetched only then
 */
export function registerElement(tag: string, element: unknown, version: string): Promise<void> | undefined {
  if (typeof customElements === 'undefined') return undefined;
  const present = customElements.get(tag);
  if (!present) {
    Object.defineProperty(element, VERSION, { value: version, configurable: true });
    customElements.define(tag, element as CustomElementConstructor);
    return undefined;
  }
  const kept = (present as { [VERSION]?: string })[VERSION] ?? 'unknown';
  if (kept === version) return undefined;
  return loadPart(() => import('./report-duplicate')).then(
    (part) => part.reportDuplicate(tag, kept, version),
    (error: unknown) => console.warn(`<${tag}>`, error),
  );
}
