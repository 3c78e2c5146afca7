import { pageWindow } from '../../src/page/platform/page-window';

const DUPLICATES = Symbol.for('oms.shell.duplicates');

/** A tag that two bundles on one page tried to register; the first keeps it. */
export interface Duplicate {
  readonly tag: string;
  /** Version that has the tag; `unknown` if this package did not register it. */
  readonly kept: string;
  /** Version that tried later. */
  readonly refused: string;
}

/** Records for `doctor()` that another version has the tag, with one warning per pair of versions. */
export function reportDuplicate(tag: string, kept: string, refused: string): void {
  const page = pageWindow as { [DUPLICATES]?: Duplicate[] };
  page[DUPLICATES] ??= [];
  const known = page[DUPLICATES];
  const same = known.filter((one) => one.kept === kept && one.refused === refused);
  if (same.length === 0) {
    console.warn(
      `OMS shell ${refused} found <${tag}> already defined by version ${kept}, which stays in use. ` +
        'Load one version on a page.',
    );
  }
  if (!same.some((one) => one.tag === tag)) known.push({ tag, kept, refused });
}
