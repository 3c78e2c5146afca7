import type { Density, Theme } from '../core/config/types';
import type { Look } from '../domain/look/look-of';
import { lookStore } from '../domain/look/store';
import { useFeature, useShell } from './shell-context';
import { useChoose } from './use-choose';
import { useStore } from './use-store';
import { useT } from './use-text';

/** One of the looks that the user may choose. */
export interface LookChoice {
  readonly id: `theme-${Theme}` | `density-${Density}`;
  /** What it is one of, in words. */
  readonly group: string;
  readonly label: string;
  readonly checked: boolean;
  choose(): void;
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const DENSITIES: readonly Density[] = ['normal', 'compact'];

/** Themes and densities, without what the host has decided: by its configuration, or by an attribute of the bar. */
export function useLookChoices(): LookChoice[] {
  const t = useT();
  const shell = useShell();
  const look = useStore(useFeature(lookStore).$look);
  const choose = useChoose();
  const bar = document.querySelector('oms-topnav') as Partial<Look> | null;
  const isFree = (name: keyof Look) => shell.config[name] === null && bar?.[name] === undefined;
  const themes = THEMES.map(
    (theme): LookChoice => ({
      id: `theme-${theme}`,
      group: t('look.theme'),
      // Elsewhere no page follows the system: a white page stays white under a dark shell.
      label: t(theme === 'auto' && !shell.config.portal ? 'look.theme.autoHere' : `look.theme.${theme}`),
      checked: theme === look.theme,
      choose: () => choose({ theme }),
    }),
  );
  const densities = DENSITIES.map(
    (density): LookChoice => ({
      id: `density-${density}`,
      group: t('look.density'),
      label: t(`look.density.${density}`),
      checked: density === look.density,
      choose: () => choose({ density }),
    }),
  );
  return [...(isFree('theme') ? themes : []), ...(isFree('density') ? densities : [])];
}
