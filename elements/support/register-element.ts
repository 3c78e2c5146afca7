import { pageWindow } from '../../src/page/platform/page-window';

const VERSION = Symbol.for('oms.shell.version');
const DUPLICATES = Symbol.for('oms.shell.duplicates');

/** A tag that two bundles on one page tried to register; the first keeps it. */
export interface Duplicate {
  readonly tag: string;
  /** Version that has the tag; `unknown` if this package did not register it. */
  readonly kept: string;
  /** Version that tried later. */
  readonly refused: string;
}

/**
 * Registers an element if its tag is free. The same version again has no effect; another version is recorded for
 * `doctor()`, with one warning per pair of versions. Does nothing where there are no custom elements.
 */
export function registerElement(tag: string, element: unknown, version: string): void {
  if (typeof customElements === 'undefined') return;
  const present = customElements.get(tag);
  if (!present) {
    Object.defineProperty(element, VERSION, { value: version, configurable: true });
    customElements.define(tag, element as CustomElementConstructor);
    return;
  }
  const kept = (present as { [VERSION]?: string })[VERSION] ?? 'unknown';
  if (kept === version) return;
  const known = pageList();
  if (!known.some((one) => one.kept === kept && one.refused === version)) {
    console.warn(
      `OMS shell ${version} found <${tag}> already defined by version ${kept}, which stays in use. ` +
        'Load one version on a page.',
    );
  }
  if (!known.some((one) => one.tag === tag && one.kept === kept && one.refused === version)) {
    known.push({ tag, kept, refused: version });
  }
}

/** The tags that more than one bundle of this page tried to register. */
export function duplicates(): readonly Duplicate[] {
  return pageList();
}

function pageList(): Duplicate[] {
  const page = pageWindow as { [DUPLICATES]?: Duplicate[] };
  page[DUPLICATES] ??= [];
  return page[DUPLICATES];
}
