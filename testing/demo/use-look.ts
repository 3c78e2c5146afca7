import { configureShell, getShell } from '@oms/shell';
import { useLanguage } from '@oms/shell/react';
import { useState } from 'react';
import type { Look } from './Controls';

/**
 * The look of the page and what changes it. The configuration's reaches elements, widgets and what floats alike; it is
 * read when a shell begins.
 */
export function useLookOfPage(): [look: Look, change: (next: Look) => void] {
  const [lang] = useLanguage();
  const [look, setLook] = useState<Look>({ theme: 'auto', density: 'normal' });
  const change = (next: Look) => {
    setLook(next);
    getShell().destroy();
    configureShell({ ...next, lang });
    void getShell().ready();
  };
  return [look, change];
}
