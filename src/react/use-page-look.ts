import type { Density, Theme } from '../core/config/types';
import { lookStore } from '../domain/look/store';
import { useFeature, useShell } from './shell-context';
import { useMedia } from './use-media';
import { useStore } from './use-store';

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
  const { portal } = useShell().config;
  const { theme, density } = useStore(useFeature(lookStore).$look);
  const dark = useMedia('(prefers-color-scheme: dark)');
  if (theme !== 'auto') return { theme, density };
  return { theme: dark && (own ?? portal) ? 'dark' : 'light', density };
}
