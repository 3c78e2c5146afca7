import { type ReactNode, useEffect, useState } from 'react';
import { ShellProvider } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { demandShell, whenShell } from '../../src/shell/page-shell';
import type { Shell } from '../../src/shell/shell';
import { useTooltips } from '../../src/ui/tooltip/use-tooltips';
import { useLook } from './look';
import { commandsStore } from './provide-commands';

/**
 * Wraps every element's component: provides the page's shell and applies its theme and density. Renders nothing while the page
 * has not configured its services; the missing key is reported once.
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
  const lang = useStore(shell.i18n.$lang);
  useLook(host, { theme, density, lang, followSystem: portal });
  useTooltips(host.shadowRoot!);
  return null;
}
