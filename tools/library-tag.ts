import { readFileSync } from 'node:fs';
import { at } from './paths';

/** A script tag with a library's text in it. */
export const libraryTag = (code: string): string =>
  `<script>${code.replaceAll('</script', '<\\/script')}</script>`;

/** A script tag with the text of a package's file. */
export const library = (path: string): string => libraryTag(readFileSync(at(`node_modules/${path}`), 'utf8'));
