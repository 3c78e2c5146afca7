import { getShell } from '@oms/shell';
import type { DataRouter } from 'react-router';

/** Pages of the console are opened by its router: a link of the shell to one of them loads no document. */
export function followLinks(router: Pick<DataRouter, 'navigate'>): () => void {
  return getShell().on('oms-navigate', (event) => {
    const { url, target } = event.detail;
    const { origin, pathname, search, hash } = new URL(url, location.href);
    if (target !== '_self' || origin !== location.origin) return;
    event.preventDefault();
    void router.navigate(pathname + search + hash);
  });
}
