import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Empty } from '../../ui/view-states/Empty';
import { Failure } from '../parts/Failure';
import { Waiting } from '../parts/Waiting';

/** Renders the pages of a user once the user is loaded; until then, or after a failure, it says so. */
export function Gate({ children }: { children: ReactNode }) {
  const { session, retry } = useShell();
  const { status, user, error } = useStore(session.$state);
  const navigate = useNavigate();
  const t = useT();
  if (status === 'signed-out') {
    return (
      // Late, since as a rule the login page is on its way already.
      <div className="oms-console-late">
        <Empty
          title={t('console.signedOut')}
          heading="h1"
          text={t('console.signedOutHint')}
          action={
            <Button variant="primary" onClick={() => session.signIn()}>
              {t('action.signIn')}
            </Button>
          }
        />
      </div>
    );
  }
  if (status === 'failed' && user === null && error) {
    return (
      <>
        <Failure title={t('console.userFailed')} heading="h1" error={error} onRetry={retry} recovers />
        <div className="oms-console-back">
          <Button variant="link" onClick={() => void navigate(-1)}>
            {t('console.back')}
          </Button>
        </div>
      </>
    );
  }
  if (status === 'starting' && user === null) return <Waiting text={t('shell.loading')} />;
  return children;
}
