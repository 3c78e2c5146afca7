import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Density, Theme } from '../../core/config/types';
import { useShell } from '../../react/shell-context';
import { useLang } from '../../react/use-text';

const QUERY = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export interface Look {
  theme: Exclude<Theme, 'auto'>;
  density: Density;
}

/** The console is a page of ours: `auto` follows the system. */
export function useConsoleLook(): Look {
  const { theme, density } = useShell().config;
  const dark = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  return { theme: theme === 'auto' ? (dark ? 'dark' : 'light') : theme, density };
}

/** Gives the document the look and the language: scroll bars, form controls and screen readers go by them. */
export function useDocument({ theme, density }: Look): void {
  const lang = useLang();
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = lang;
    root.dataset.theme = theme;
    root.dataset.density = density;
  }, [lang, theme, density]);
}
