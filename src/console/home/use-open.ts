import { useCallback } from 'react';
import type { CommandMap } from '../../core/commands';
import { toShellError } from '../../core/errors';
import { useShell } from '../../react/shell-context';

type Opener = 'showAnnouncement' | 'showNotice' | 'showTask';

/** Opens something in the shell's own dialog (interface.md, Script API). */
export function useOpen() {
  const { commands, events } = useShell();
  return useCallback(
    (name: Opener & keyof CommandMap, id: string) => {
      commands.run(name, id).catch((thrown: unknown) => {
        const error = toShellError(thrown);
        events.error(error.code, error.message, 'home');
      });
    },
    [commands, events],
  );
}
