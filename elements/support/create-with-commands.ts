import { createShell } from '../../src/shell/shell';
import { commandsStore } from './provide-commands';

/** A shell that has its commands from the first moment: a script may call one before an element is rendered. */
export const createWithCommands: typeof createShell = (...start) => {
  const shell = createShell(...start);
  shell.use(commandsStore);
  return shell;
};
