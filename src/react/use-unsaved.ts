import { useEffect } from 'react';
import { unsavedStore } from '../domain/unsaved/store';
import { useShellOrNull } from './shell-context';

/** While `dirty`, leaving the page asks first (docs/behaviour.md#forms). */
export function useUnsaved(dirty: boolean): void {
  const unsaved = useShellOrNull()?.use(unsavedStore);
  useEffect(() => (dirty ? unsaved?.hold() : undefined), [dirty, unsaved]);
}
