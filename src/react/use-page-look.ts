import { useSyncExternalStore } from 'react';
import type { Density, Theme } from '../core/config/types';
import { useShell } from './shell-context';

const QUERY = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export interface PageLook {
  theme: Exclude<Theme, 'auto'>;
  density: Density;
}

/**
 * The theme and density of the page. `auto` follows the system on our own pages alone: a white page stays white under a
 * dark shell.
 * @param own the page is the console's; default: it is the portal's
 */
export function usePageLook(own?: boolean): PageLook {
  const { theme, density, portal } = useShell().config;
  const dark = useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
  if (theme !== 'auto') return { theme, density };
  return { theme: dark && (own ?? portal) ? 'dark' : 'light', density };
}
