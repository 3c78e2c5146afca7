import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useEffect, useState } from 'react';
import type { ServiceName } from '../../src/core/config/services';
import { REFUSED } from '../../src/core/session/refused';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { Button } from '../../src/ui/button/Button';
import { Popover } from '../../src/ui/popover/Popover';
import { Failed } from '../../src/ui/view-states/Failed';
import { ALERT_PANEL, AlertButton, AlertFrame } from './AlertFrame';

/** A service refuses the user also after a new sign-in: which one, and how to go on. */
export function RefusedAlert({ service }: { service: ServiceName }) {
  const t = useT();
  const { session, navigation, retry } = useShell();
  const { status, error } = useStore(session.$state);
  const base = useStore(navigation.base.$state);
  const words = t('error.refusedBy', { service: t(`service.${service}`) });
  // The bar tries the calls of user and menu again. A view tries its own calls again.
  const own = service === 'userCentre';
  const missing = own && (error?.code === REFUSED || base.error?.code === REFUSED);
  const starting = own && status === 'starting';
  const busy = starting || base.loading;
  const [missed, setMissed] = useState(missing);
  useEffect(() => {
    if (missing) setMissed(true);
    // User and menu are loaded: the service accepts the user again.
    else if (missed && !busy) {
      const { [service]: _, ...others } = session.$refused.get() ?? {};
      session.$refused.set(others);
    }
  }, [missing, missed, busy, service, session]);
  const needed = missing || missed || starting;
  const goOn = () => session.$refused.set({ ...session.$refused.get(), [service]: false });
  return (
    <AlertFrame
      icon={CircleAlert}
      words={words}
      panel={(props) => (
        <Popover id={ALERT_PANEL} open label={words} width={400} {...props}>
          <Failed
            icon={CircleAlert}
            title={words}
            text={t('session.refusedText')}
            retry={{
              ...(needed
                ? { label: t('action.retry'), busy, onRetry: retry }
                : { label: t('session.goOn'), onRetry: goOn }),
              note: <Button onClick={() => void session.logout()}>{t('login.otherAccount')}</Button>,
            }}
          />
        </Popover>
      )}
    >
      <AlertButton busy={needed && busy} onPress={needed ? retry : goOn}>
        {t(needed ? 'action.retry' : 'session.goOn')}
      </AlertButton>
    </AlertFrame>
  );
}
