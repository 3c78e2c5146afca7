import { type ReactNode, useLayoutEffect } from 'react';
import { lookStore } from '../../src/domain/look/store';
import { guardRoot } from '../../src/page/focus/guard-root';
import { loadPart } from '../../src/page/platform/load-part';
import { endWaiting, isWaiting, waitForNextShell } from '../../src/page/tags/waiting-elements';
import { ShellProvider } from '../../src/react/shell-context';
import { usePageShell } from '../../src/react/use-page-shell';
import { useStore } from '../../src/react/use-store';
import { useTokens } from '../../src/react/use-tokens';
import { whenDestroyed } from '../../src/shell/page-shell';
import type { Shell } from '../../src/shell/shell';
import { shellCode } from '../../src/shell/shell-code';
import { useTooltips } from '../../src/ui/tooltip/use-tooltips';
import { Broken } from '../../src/ui/view-states/Broken';
import { createShell } from './create-shell';
import { Boundary } from './frame';
import { useLook } from './look';

shellCode.create = createShell;
shellCode.sayMissing = (packs) =>
  loadPart(() => import('./late/late')).then(
    (part) => part.sayMissing(packs),
    // `oms-error` names the missing address already; without this part the bar alone does not.
    () => {},
  );

/**
 * Wraps every element's component: provides the page's shell and applies its theme and density. Renders nothing while the page
 * has not configured its services, of which the missing key is reported once, and after the end of the shell.
 */
export function ShellFrame({ host, children }: { host: HTMLElement; children: ReactNode }) {
  const shell = usePageShell(isWaiting(host));
  useLayoutEffect(() => whenDestroyed(waitForNextShell), []);
  return shell ? (
    <ShellProvider shell={shell}>
      <Looks host={host} shell={shell} />
      <Boundary host={host} attempt={children} fallback={(retry) => <Broken onRetry={retry} />}>
        {children}
      </Boundary>
    </ShellProvider>
  ) : null;
}

function Looks({ host, shell }: { host: HTMLElement; shell: Shell }) {
  const { theme, density } = useStore(shell.use(lookStore).$look);
  const { i18n } = shell;
  const lang = useStore(i18n.$lang);
  const dir = i18n.language().direction;
  useLook(host, { theme, density, lang, dir, followSystem: shell.config.portal });
  useTokens();
  useTooltips(host.shadowRoot!);
  // Before what the element shows is measured.
  useLayoutEffect(() => endWaiting(host), [host]);
  useLayoutEffect(() => guardRoot(host.shadowRoot!), [host]);
  return null;
}
