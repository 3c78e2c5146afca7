import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { ShellError } from '../../src/core/errors';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useErrorText, useT } from '../../src/react/use-text';
import { cx } from '../../src/ui/class-names';
import { lazyComponent } from '../../src/ui/lazy/lazy-component';
import { PendingPopover } from '../../src/ui/popover/PendingPopover';
import RetryIn from '../../src/ui/view-states/RetryIn';
import { AlertButton, AlertFrame } from './AlertFrame';
import type { ServiceAlertPanelProps } from './ServiceAlertPanel';
import { faultOf, isOfPage, TITLES } from './service-fault';

const ServiceAlertPanel = lazyComponent<ServiceAlertPanelProps>(
  () => import('./ServiceAlertPanel'),
  PendingPopover,
);

/** Why the service cannot be reached, when it is tried again, and the button that does so at once. */
export function ServiceAlertBar({ error }: { error: ShellError }) {
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const base = useStore(shell.navigation.base.$state);
  const recovers = useStore(shell.recovery.$next) !== null;
  const lost = useStore(shell.request.$lost).find(({ service }) => service === 'userCentre');
  const fault = faultOf(error, lost);
  const words = t(TITLES[fault]);
  return (
    <AlertFrame
      icon={CloudOff}
      words={words}
      title={isOfPage(fault) ? words : errorText(error)}
      preload={ServiceAlertPanel.preload}
      panel={(props) => <ServiceAlertPanel error={error} lost={lost} {...props} />}
    >
      <AlertButton busy={base.loading} onPress={shell.retry}>
        {t('action.retry')}
      </AlertButton>
      {recovers && (
        <span
          className={cx(
            'oms-topnav-alert-words',
            'oms-topnav-alert-next',
            base.data && 'oms-topnav-alert-spare',
          )}
        >
          <RetryIn />
        </span>
      )}
    </AlertFrame>
  );
}
