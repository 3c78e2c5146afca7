import { loadPart } from '../../src/page/platform/load-part';
import type { Shell } from '../../src/shell/shell';

/** Prepares the page's next visit, once what it shows by itself is there. @param build see `Picture` */
export function prepareNext(shell: Shell, build: string): void {
  const start = () =>
    loadPart(() => import('./next-page')).then(
      ({ prepareNextPage }) => prepareNextPage(shell, build),
      (error) => shell.events.error('part', String(error), 'next-page'),
    );
  void shell.ready.then(() => shell.platform.idle(() => void start()));
}
