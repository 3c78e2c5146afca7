import { useEffect } from 'react';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Alert } from '../../ui/view-states/Alert';

/** ms between two questions whether a service answers again (docs/behaviour.md#loading). */
const PERIOD = 15_000;

/** Says once, whatever fails on the page, which services are out of reach, until they answer again. */
export function ServiceNotice() {
  const { request, platform } = useShell();
  const t = useT();
  const lost = useStore(request.$lost);
  const isLost = lost.length > 0;
  useEffect(() => {
    if (!isLost) return undefined;
    return platform.clock.every(PERIOD, () => platform.page.hidden() || request.checkLost());
  }, [isLost, request, platform]);
  if (!isLost) return null;
  const names = lost.map(({ service }) => t(`service.${service}`)).join(t('service.separator'));
  return (
    <div className="oms-console-notice">
      <Alert
        tone="warning"
        action={
          <Button variant="link" onClick={request.checkLost}>
            {t('action.retry')}
          </Button>
        }
      >
        {t('console.degraded', { names })}
      </Alert>
    </div>
  );
}
