import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useRef, useState } from 'react';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useErrorText, useT } from '../../src/react/use-text';
import { Icon } from '../../src/ui/icon/Icon';
import { lazyComponent } from '../../src/ui/lazy/lazy-component';
import { PendingPopover } from '../../src/ui/popover/PendingPopover';
import type { ServiceAlertPanelProps } from './ServiceAlertPanel';

const ServiceAlertPanel = lazyComponent<ServiceAlertPanelProps>(
  () => import('./ServiceAlertPanel'),
  PendingPopover,
);

/** Says that the service is out of reach, or does not let the page in, while the bar shows what is known from the last visit. */
export function ServiceAlert() {
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const session = useStore(shell.session.$state);
  const base = useStore(shell.navigation.base.$state);
  const lost = useStore(shell.request.$lost).find(({ service }) => service === 'userCentre');
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const out = session.status === 'signed-out' || session.status === 'password-expired';
  const error = session.status === 'failed' ? session.error : out ? null : base.error;
  if (!error) return null;
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
      {open && <ServiceAlertPanel error={error} lost={lost} anchor={ref} onClose={() => setOpen(false)} />}
    </div>
  );
}
