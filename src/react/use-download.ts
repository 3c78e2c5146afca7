import type { MouseEvent } from 'react';
import { saveFile } from '../core/platform/save-file';
import { downloadsStore } from '../core/store/downloads';
import { useFeature } from './shell-context';
import { useStore } from './use-store';

/**
 * What makes a link to a file of ours tell how its download goes. With the keys and buttons of the browser, and where the file
 * is elsewhere, it stays a link like any other.
 */
export function useDownload(url: string, title: string) {
  const downloads = useFeature(downloadsStore);
  const busy = useStore(downloads.$running).has(url);
  return {
    busy,
    link: {
      href: url,
      download: true,
      // A new tab: where the file has gone the page must not go with it.
      target: '_blank',
      rel: 'noopener',
      'aria-busy': busy || undefined,
      'aria-disabled': busy || undefined,
      onClick(event: MouseEvent) {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !downloads.isOurs(url))
          return;
        event.preventDefault();
        void downloads.start(url, title, ({ blob, filename }) => saveFile(window, blob, filename));
      },
    } as const,
  };
}
