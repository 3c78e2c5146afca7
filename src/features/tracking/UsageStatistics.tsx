import { useEffect, useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import { trackingConsentStore } from '../../domain/tracking/consent';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Panel } from '../../ui/page/Panel';
import { Alert } from '../../ui/view-states/Alert';
import sheet from './tracking.css?sheet';

/** The user's choice about usage statistics. Nothing where the deployment has nobody who takes them. */
export function UsageStatistics() {
  const { config } = useShell();
  return config.trackingUrl === null ? null : <Choice />;
}

function Choice() {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const { session } = useShell();
  const consent = useFeature(trackingConsentStore);
  const agreed = useStore(consent.$agreed);
  const objects = useStore(consent.$objects);
  const loadError = useStore(consent.$error);
  const acting = Boolean(useStore(session.$state).user?.actor);
  const [failure, setFailure] = useState<ShellError | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void consent.load(), [consent]);
  const choose = async (next: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      await consent.choose(next);
    } catch (thrown) {
      setFailure(toShellError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel narrow padded id="oms-tracking" title={t('tracking.title')}>
      <div className="oms-tracking">
        {loadError && agreed === null ? (
          <Alert
            tone="danger"
            action={
              <Button variant="link" onClick={() => void consent.load()}>
                {t('action.retry')}
              </Button>
            }
          >
            {errorText(loadError)}
          </Alert>
        ) : (
          <Checkbox
            checked={agreed === true}
            disabled={agreed === null || busy || acting}
            aria-describedby="oms-tracking-text"
            onChange={(next) => void choose(next)}
          >
            {t('tracking.agree')}
          </Checkbox>
        )}
        {failure && <Alert tone="danger">{t('tracking.failed', { reason: errorText(failure) })}</Alert>}
        <p id="oms-tracking-text">{t(acting ? 'tracking.acting' : 'tracking.text')}</p>
        {objects && <Alert tone="info">{t('tracking.objects')}</Alert>}
      </div>
    </Panel>
  );
}
