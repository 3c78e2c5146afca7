import { readFileSync } from 'node:fs';
import { at } from './paths';

/** A script tag with the text of a package's file. */
export const library = (path: string): string =>
  `<script>${readFileSync(at(`node_modules/${path}`), 'utf8').replaceAll('</script', '<\\/script')}</script>`;
