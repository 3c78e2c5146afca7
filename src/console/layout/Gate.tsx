import { type ReactNode, useEffect, useState } from 'react';
import type { LoadingOverlayProps } from '../../features/loading-overlay/LoadingOverlay';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { Empty } from '../../ui/view-states/Empty';
import { Failure } from '../parts/Failure';
import { GoBack, useGoBack } from '../parts/GoBack';
import { Waiting } from '../parts/Waiting';

const LoadingOverlay = lazyComponent<LoadingOverlayProps>(
  () => import('../../features/loading-overlay/LoadingOverlay'),
  // The words behind it say the same while its code loads.
  () => null,
);

/** Renders the pages of a user once the user is loaded; until then, or after a failure, it says so. */
export function Gate({ children }: { children: ReactNode }) {
  const { session, retry } = useShell();
  const { status, user, error } = useStore(session.$state);
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
          <GoBack variant="link" />
        </div>
      </>
    );
  }
  if (status === 'starting' && user === null) return <Starting />;
  return children;
}

/** ms in which an ordinary start ends: only a longer one gets a countdown. */
const ORDINARY = 2000;

/** The user loads. A start that takes long counts down, and then leaves the choice: it goes on behind the words. */
function Starting() {
  const goBack = useGoBack();
  const { platform } = useShell();
  const t = useT();
  const [stage, setStage] = useState<'ordinary' | 'counted' | 'late'>('ordinary');
  useEffect(() => platform.clock.after(ORDINARY, () => setStage('counted')), [platform]);
  if (stage === 'late') {
    return (
      <Empty
        title={t('console.late')}
        heading="h1"
        text={t('console.lateHint')}
        action={
          <>
            <Button variant="primary" onClick={() => platform.location.reload()}>
              {t('console.reload')}
            </Button>
            <GoBack variant="link" />
          </>
        }
      />
    );
  }
  return (
    <>
      <Waiting text={t('shell.loading')} />
      {stage === 'counted' && (
        <LoadingOverlay onBack={(reason) => (reason === 'user' && goBack ? goBack() : setStage('late'))} />
      )}
    </>
  );
}
