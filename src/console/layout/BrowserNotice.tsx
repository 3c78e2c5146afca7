import { useEffect, useState } from 'react';
import { missingFeatures } from '../../core/platform/missing-features';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Alert } from '../../ui/view-states/Alert';

/** ms that it stays (docs/behaviour.md#loading). */
const LIFE = 60_000;

/** Asks for another browser where this one lacks something, above every page, also before somebody has signed in. */
export function BrowserNotice() {
  const { platform, events } = useShell();
  const t = useT();
  const [missing] = useState(() => (typeof window === 'undefined' ? [] : missingFeatures(window)));
  const [shown, setShown] = useState(missing.length > 0);
  const names = missing.join(', ');
  useEffect(() => {
    if (names === '') return undefined;
    events.error('browser', `this browser lacks ${names}`, 'console');
    return platform.clock.after(LIFE, () => setShown(false));
  }, [names, events, platform]);
  if (!shown) return null;
  return (
    <div className="oms-console-notice">
      <Alert
        tone="danger"
        action={
          <Button variant="link" onClick={() => setShown(false)}>
            {t('action.close')}
          </Button>
        }
      >
        {t('console.oldBrowser')}
      </Alert>
    </div>
  );
}
