import { useCallback } from 'react';
import type { Move } from '../core/navigation/go-to';
import { safeUrl } from '../core/url';
import { useShell } from './shell-context';

/**
 * The way to an address that the page gives, absolute or relative to its own; null for one that is not http or https,
 * such as a script.
 */
export function useMove(): (href: string, newTab?: boolean) => Move | null {
  const { platform } = useShell();
  return useCallback(
    (href, newTab = false) => {
      const url = safeUrl(href, platform.location.href());
      return url === null ? null : { url, target: newTab ? '_blank' : '_self', source: 'page', id: null };
    },
    [platform],
  );
}
