import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useRef, useState } from 'react';
import type { ShellError } from '../../src/core/errors';
import { useSheet } from '../../src/react/sheet';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useErrorText, useT } from '../../src/react/use-text';
import { cx } from '../../src/ui/class-names';
import { Icon } from '../../src/ui/icon/Icon';
import { lazyComponent } from '../../src/ui/lazy/lazy-component';
import { PendingPopover } from '../../src/ui/popover/PendingPopover';
import RetryIn from '../../src/ui/view-states/RetryIn';
import type { ServiceAlertPanelProps } from './ServiceAlertPanel';
import sheet from './service-alert.css?sheet';

const ServiceAlertPanel = lazyComponent<ServiceAlertPanelProps>(
  () => import('./ServiceAlertPanel'),
  PendingPopover,
);

/** Why the service cannot be reached, when it is tried again, and the button that does so at once. */
export default function ServiceAlertBar({ error }: { error: ShellError }) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const base = useStore(shell.navigation.base.$state);
  const recovers = useStore(shell.recovery.$next) !== null;
  const lost = useStore(shell.request.$lost).find(({ service }) => service === 'userCentre');
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const refused = lost?.reason === 'origin' || lost?.reason === 'policy';
  const words = t(refused ? 'error.refusesPage' : 'error.unreachable');
  return (
    <div className="oms-topnav-alert" role="status">
      <button
        ref={ref}
        type="button"
        className="oms-topnav-alert-text"
        title={refused ? words : errorText(error)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? 'service-alert' : undefined}
        onPointerEnter={ServiceAlertPanel.preload}
        onFocus={ServiceAlertPanel.preload}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={CloudOff} />
        <span className="oms-topnav-alert-words">{words}</span>
      </button>
      <button
        type="button"
        className="oms-topnav-retry"
        disabled={base.loading}
        onClick={() => shell.retry()}
      >
        {t('action.retry')}
      </button>
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
      {open && <ServiceAlertPanel error={error} lost={lost} anchor={ref} onClose={() => setOpen(false)} />}
    </div>
  );
}
