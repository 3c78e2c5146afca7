import { useCallback } from 'react';
import { toShellError } from '../../core/errors';
import type { CommandMap } from '../../domain/command-map';
import { useShell } from '../../react/shell-context';

type Opener = 'showAnnouncement' | 'showNotice' | 'showTask';

/** Opens something in the shell's own dialog. */
export function useOpen() {
  const { commands, events } = useShell();
  return useCallback(
    (name: Opener & keyof CommandMap, id: string) => {
      commands.run(name, id).catch((thrown: unknown) => {
        const error = toShellError(thrown);
        events.error(error.kind, error.message, 'home');
      });
    },
    [commands, events],
  );
}
