import { type ReactNode, useContext } from 'react';
import { commandsStore } from '../../elements/support/provide-commands';
import { RootContext } from '../react/sheet';
import { useShellOrNull } from '../react/shell-context';
import { Isolated } from '../ui/isolated/Isolated';

export interface SurfaceProps {
  children: ReactNode;
}

/**
 * Gives widgets the shell's look on any React page: neither the page's styles reach them nor theirs the page. Each
 * widget brings a surface of its own; one around several keeps them together, as the fields of a form. In the console
 * and in another surface it adds nothing. Renders nothing on a server, and until the page's shell is there.
 */
export function Surface({ children }: SurfaceProps) {
  const shell = useShellOrNull();
  const styled = useContext(RootContext) !== null;
  shell?.use(commandsStore);
  if (shell === null) return null;
  return styled ? children : <Isolated>{children}</Isolated>;
}
