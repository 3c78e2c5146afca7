import { useCallback } from 'react';
import { type Detail, openDetail } from '../../domain/open-detail';
import { useShell } from '../../react/shell-context';

/** Opens something in the shell's own dialog. */
export function useOpen() {
  const shell = useShell();
  return useCallback((name: Detail, id: string) => void openDetail(shell, name, id, 'home'), [shell]);
}
