import { useLayoutEffect } from 'react';
import type { PageLook } from '../../react/use-page-look';
import { useLang } from '../../react/use-text';

/** Gives the document the look and the language: scroll bars, form controls and screen readers go by them. */
export function useDocument({ theme, density }: PageLook): void {
  const lang = useLang();
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = lang;
    root.dataset.theme = theme;
    root.dataset.density = density;
  }, [lang, theme, density]);
}
