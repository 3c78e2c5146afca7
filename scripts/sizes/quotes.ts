import { readFileSync } from 'node:fs';
import { at } from '../../tools/paths';

/**
 * A size that README quotes as `<!-- size:topnav -->98.1 KB`: the comment names a page of pages.ts, or an import of
 * imports.ts.
 */
interface Quote {
  name: string;
  kb: number;
}

/** How far a quote may be from what is measured, in KB: a patch of a dependency must not fail the build. */
const tolerance = (kb: number) => Math.max(0.3, kb * 0.03);

export function quotesOf(kind: 'size' | 'import', readme = readFileSync(at('README.md'), 'utf8')): Quote[] {
  return [...readme.matchAll(new RegExp(`<!-- ${kind}:([^>]+?) -->\\s*([\\d.]+) KB`, 'g'))].map(
    ([, name = '', kb]) => ({ name, kb: Number(kb) }),
  );
}

/** A sentence for each quote that is not as measured. @param measured name → bytes */
export function wrongQuotes(quotes: readonly Quote[], measured: ReadonlyMap<string, number>): string[] {
  return quotes.flatMap(({ name, kb }) => {
    const found = (measured.get(name) ?? Number.NaN) / 1000;
    return Math.abs(found - kb) <= tolerance(kb)
      ? []
      : [`README.md quotes ${kb} KB for ${name}, and ${found.toFixed(1)} KB are measured.`];
  });
}
