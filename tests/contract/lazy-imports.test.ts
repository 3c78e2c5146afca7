import { expect, it } from 'vitest';
import { codeOf, sourcesIn } from './support/files';

/** What has retries of its own around it: tables of `load` functions that `loadPart` or `lazyComponent` call, and builds without files. */
const elsewhere = [
  'src/core/i18n/languages.ts',
  'src/console/own-pages.ts',
  'elements/loader/parts.ts',
  'elements/loader/realm/realm.ts',
  'elements/script.ts',
];

/** `loadPart(() => import('./x'))`, `lazyComponent<Props>(() => import('./X')`, `lazyPage(…`, `widget(…`. */
const RETRIED =
  /\b(?:loadPart|lazyComponent(?:<[^()]*>)?|lazyPage|widget(?:<[^()]*>)?)\(\s*\(\) =>\s*import\(/g;
const ANY = /(?<!typeof )\bimport\(/g;

it('every import() is tried again where it fails', () => {
  const bare = [...sourcesIn('src'), ...sourcesIn('elements')].filter((file) => {
    const code = codeOf(file);
    return (code.match(ANY) ?? []).length > (code.match(RETRIED) ?? []).length;
  });
  expect(bare.filter((file) => !elsewhere.includes(file))).toEqual([]);
});
