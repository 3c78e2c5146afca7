import { type ReactNode, useEffect, useState } from 'react';
import { demandShell, whenShell } from '../../src/core/page-shell';
import type { Shell } from '../../src/core/shell';
import { ShellProvider } from '../../src/react/shell-context';
import { useTooltips } from '../../src/ui/tooltip/use-tooltips';
import { useLook } from './look';
import { commandsStore } from './provide-commands';

/**
 * Stands around every element's component: gives it the page's shell, and the page its looks. While the page has not
 * said where its services are there is nothing to show; the missing key is reported once.
 */
export function ShellFrame({ host, children }: { host: HTMLElement; children: ReactNode }) {
  const [shell, setShell] = useState<Shell | null>(demandShell);
  shell?.use(commandsStore);
  useEffect(() => (shell ? undefined : whenShell(setShell)), [shell]);
  return shell ? (
    <ShellProvider shell={shell}>
      <Looks host={host} shell={shell} />
      {children}
    </ShellProvider>
  ) : null;
}

function Looks({ host, shell }: { host: HTMLElement; shell: Shell }) {
  const { theme, density, portal } = shell.config;
  useLook(host, { theme, density, followSystem: portal });
  useTooltips(host.shadowRoot!);
  return null;
}
