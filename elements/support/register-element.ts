import { loadPart } from '../../src/page/platform/load-part';

const VERSION = Symbol.for('oms.shell.version');

/**
 * Registers an element if its tag is free. The same version again has no effect; another version is recorded for
 * `doctor()`, with one warning per pair of versions. Does nothing where there are no custom elements.
 * @returns resolves once that is recorded; its code is fetched where it happens. Never rejects
 */
export async function registerElement(tag: string, element: unknown, version: string): Promise<void> {
  if (typeof customElements === 'undefined') return;
  const present = customElements.get(tag);
  if (!present) {
    Object.defineProperty(element, VERSION, { value: version, configurable: true });
    customElements.define(tag, element as CustomElementConstructor);
    return;
  }
  const kept = (present as { [VERSION]?: string })[VERSION] ?? 'unknown';
  if (kept === version) return;
  try {
    (await loadPart(() => import('./report-duplicate'))).reportDuplicate(tag, kept, version);
  } catch (error) {
    console.warn(`<${tag}>`, error);
  }
}
