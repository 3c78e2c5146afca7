import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { lazyComponent } from '../../src/ui/lazy/lazy-component';
import type { BarAlertProps } from './BarAlert';

export const BarAlert = lazyComponent<BarAlertProps>(() => import('./BarAlert'));

/**
 * Says that a service refuses the user, is out of reach, or does not let the page in, while the bar shows what is known
 * from the last visit.
 */
export function ServiceAlert() {
  const shell = useShell();
  const session = useStore(shell.session.$state);
  const base = useStore(shell.navigation.base.$state);
  const refused = useStore(shell.session.$refused);
  const out = session.status === 'signed-out' || session.status === 'password-expired';
  const error = session.status === 'failed' ? session.error : out ? null : base.error;
  return (error || (refused && !out)) && <BarAlert error={error} />;
}
