import type { MouseEvent } from 'react';
import { opensBeside } from '../core/navigation/go-to';
import { saveFile } from '../core/platform/save-file';
import { downloadsStore } from '../domain/files/downloads';
import { useFeature } from './shell-context';
import { useStore } from './use-store';

/**
 * Props of a link to a file of the services: a click downloads the file and `busy` is true meanwhile. With a modifier
 * key, and for a file elsewhere, it is a link like any other.
 */
export function useFileLink(url: string, title: string) {
  const downloads = useFeature(downloadsStore);
  const busy = useStore(downloads.$running).has(url);
  return {
    busy,
    link: {
      href: url,
      download: true,
      // A new tab: a missing file must not replace the page.
      target: '_blank',
      rel: 'noopener',
      'aria-busy': busy || undefined,
      'aria-disabled': busy || undefined,
      onClick(event: MouseEvent) {
        if (opensBeside(event) || !downloads.isOurs(url)) return;
        event.preventDefault();
        void downloads.start(url, title, ({ blob, filename }) => saveFile(window, blob, filename));
      },
    } as const,
  };
}
