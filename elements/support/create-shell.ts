import { createShell as create } from '../../src/shell/shell';
import { commandsStore } from './provide-commands';

/**
 * Makes the page's shell with its commands: a script may call one before an element is rendered, or without any. Code of
 * `src/shell` imports this file as `#create-shell`, the one name that leads outward.
 */
export const createShell: typeof create = (...start) => {
  const shell = create(...start);
  shell.use(commandsStore);
  return shell;
};
