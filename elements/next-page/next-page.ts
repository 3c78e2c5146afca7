import type { Shell } from '../../src/shell/shell';
import { keepPictures } from './keep-picture';
import { prefetchPages } from './prefetch-pages';

/**
 * A drawn page prepares the next one: both parts come in one file, by one request.
 * @param build see `Picture`
 */
export function prepareNextPage(shell: Shell, build: string): void {
  keepPictures(shell, build);
  prefetchPages(shell);
}
