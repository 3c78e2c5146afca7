import type { Density, Theme } from '../core/config/types';
import { useShell } from './shell-context';
import { useMedia } from './use-media';

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
  const dark = useMedia('(prefers-color-scheme: dark)');
  if (theme !== 'auto') return { theme, density };
  return { theme: dark && (own ?? portal) ? 'dark' : 'light', density };
}
