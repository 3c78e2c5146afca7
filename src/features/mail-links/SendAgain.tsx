import { useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Alert } from '../../ui/view-states/Alert';

/** Sends a mail again that has not come. */
export function SendAgain({ onSend }: { onSend(): Promise<void> }) {
  const t = useT();
  const errorText = useErrorText();
  const [state, setState] = useState<{ busy: boolean; done: boolean; error: ShellError | null }>({
    busy: false,
    done: false,
    error: null,
  });
  const send = async () => {
    setState({ busy: true, done: false, error: null });
    try {
      await onSend();
      setState({ busy: false, done: true, error: null });
    } catch (thrown) {
      setState({ busy: false, done: false, error: toShellError(thrown) });
    }
  };
  return (
    <>
      {state.error && <Alert tone="danger">{errorText(state.error)}</Alert>}
      {state.done && <Alert tone="info">{t('mail.sentAgain')}</Alert>}
      <p>
        {t('mail.notThere')}{' '}
        <Button variant="link" busy={state.busy} onClick={() => void send()}>
          {t('mail.sendAgain')}
        </Button>
      </p>
    </>
  );
}
