import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loginStore } from '../../domain/login/store';
import * as paths from '../../page/addresses/console-paths';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Failed } from '../../ui/view-states/Failed';
import { Loading } from '../../ui/view-states/Loading';
import { CodeStep } from './CodeStep';
import { EntryFrame, type EntryFrameProps } from './EntryFrame';
import { Setbacks } from './Setbacks';
import { SignInWays, type SignInWaysProps } from './SignInWays';

export interface LoginPageProps extends Omit<EntryFrameProps, 'children'>, SignInWaysProps {
  /** Opens a route of the console. */
  openRoute(path: string): void;
}

/** The login page. A person who is signed in already goes on to where they came from. */
export function LoginPage({ openRoute, forgot, ...frame }: LoginPageProps) {
  const { step } = useStore(useFeature(loginStore).$state);
  const { status } = useStore(useShell().session.$state);
  const t = useT();
  const asks = step !== null && status !== 'signed-in';
  return (
    <EntryFrame {...frame}>
      {!asks && <h1 className="oms-login-title">{t('login.title')}</h1>}
      <State openRoute={openRoute} forgot={forgot} />
    </EntryFrame>
  );
}

/** The form, or what happens to somebody who needs none. */
function State({ openRoute, forgot }: Pick<LoginPageProps, 'openRoute' | 'forgot'>): ReactNode {
  const store = useFeature(loginStore);
  const { session, retry } = useShell();
  const { status, error } = useStore(session.$state);
  const { busy, accepted, step } = useStore(store.$state);
  const t = useT();
  const errorText = useErrorText();
  const signedIn = status === 'signed-in';
  const open = useRef(openRoute);
  open.current = openRoute;
  /** Whether the form may be in use: later starts of the session, after an outage, must not hide it. */
  const [answered, setAnswered] = useState(false);
  if (status !== 'starting' && !answered) setAnswered(true);

  useEffect(() => {
    if (signedIn) void store.leave((path) => open.current(path));
  }, [signedIn, store]);

  if (signedIn) return <Leaving openRoute={openRoute} />;
  if (accepted && status === 'failed') {
    return (
      <Failed
        title={t('login.userFailed')}
        text={error ? errorText(error) : undefined}
        retry={{ label: t('action.retry'), onRetry: retry }}
      />
    );
  }
  if (step) return <CodeStep heading="h1" step={step} />;
  return (
    // A signed-in user leaves within moments: the form would only flash.
    <div className={answered || busy ? undefined : 'oms-login-late'}>
      <Setbacks />
      <SignInWays forgot={forgot} />
    </div>
  );
}

/** On the way to where the person came from. */
function Leaving({ openRoute }: Pick<LoginPageProps, 'openRoute'>) {
  const store = useFeature(loginStore);
  const { leaveError } = useStore(store.$state);
  const t = useT();
  const errorText = useErrorText();
  const { destination } = store.target();
  const host = destination.kind === 'console' ? '' : destination.host;
  if (!leaveError) return <Loading label={host ? t('login.leaving', { host }) : t('login.leavingHome')} />;
  return (
    <>
      <Failed
        title={t('login.ticketFailed', { host })}
        text={errorText(leaveError)}
        retry={{ label: t('action.retry'), onRetry: () => void store.leave(openRoute) }}
      />
      <div className="oms-login-stay">
        <Button variant="link" onClick={() => openRoute(paths.HOME)}>
          {t('login.stay')}
        </Button>
      </div>
    </>
  );
}
