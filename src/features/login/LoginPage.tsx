import { type ReactNode, useEffect, useRef } from 'react';
import { css, useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Failed } from '../../ui/faces/Failed';
import { Loading } from '../../ui/faces/Loading';
import { Health } from './Health';
import { LoginForm } from './LoginForm';
import { Logo } from './Logo';
import text from './login.css?inline';
import { RouteDrawing } from './RouteDrawing';
import { loginStore } from './store';

const sheet = css(text);

export interface LoginPageProps {
  /** The language switcher, which is another feature's. */
  language: ReactNode;
  /** Opens a route of the console. */
  openRoute(path: string): void;
}

/** The login page (spec 2.3). A person who is signed in already goes on to where they came from. */
export function LoginPage({ language, openRoute }: LoginPageProps) {
  useSheet(sheet);
  const t = useT();
  return (
    <div className="oms-login">
      <main className="oms-login-side">
        <header className="oms-login-head">
          <Logo />
          {language}
        </header>
        <div className="oms-login-middle">
          <div className="oms-login-box">
            <h1 className="oms-login-title">{t('login.title')}</h1>
            <State openRoute={openRoute} />
          </div>
        </div>
      </main>
      <aside className="oms-login-art">
        <RouteDrawing />
        <div className="oms-login-foot">
          <Health />
        </div>
      </aside>
    </div>
  );
}

/** The form, or what happens to somebody who needs none. */
function State({ openRoute }: Pick<LoginPageProps, 'openRoute'>): ReactNode {
  const store = useFeature(loginStore);
  const { session, retry } = useShell();
  const { status, error } = useStore(session.$state);
  const { busy, accepted } = useStore(store.$state);
  const t = useT();
  const signedIn = status === 'signed-in';
  const open = useRef(openRoute);
  open.current = openRoute;

  useEffect(() => {
    if (signedIn) void store.leave((path) => open.current(path));
  }, [signedIn, store]);

  if (signedIn) return <Leaving openRoute={openRoute} />;
  if (accepted && status === 'failed') {
    return (
      <Failed
        title={t('login.userFailed')}
        text={error?.message}
        retry={{ label: t('action.retry'), onRetry: retry }}
      />
    );
  }
  const { refused } = store.reading();
  return (
    // Whoever is signed in is gone again within moments: the form would only flash.
    <div className={status === 'starting' && !busy ? 'oms-login-late' : undefined}>
      {refused !== null && (
        <p className="oms-login-notice" role="status">
          {refused === '' ? t('login.serviceBroken') : t('login.serviceRefused', { host: refused })}
        </p>
      )}
      <LoginForm />
    </div>
  );
}

/** On the way to where the person came from. */
function Leaving({ openRoute }: Pick<LoginPageProps, 'openRoute'>) {
  const store = useFeature(loginStore);
  const { leaveError } = useStore(store.$state);
  const t = useT();
  const { destination } = store.reading();
  const host = destination.kind === 'console' ? '' : destination.host;
  if (!leaveError) return <Loading label={host ? t('login.leaving', { host }) : t('login.leavingHome')} />;
  return (
    <>
      <Failed
        title={t('login.ticketFailed', { host })}
        text={leaveError.message}
        retry={{ label: t('action.retry'), onRetry: () => void store.leave(openRoute) }}
      />
      <div className="oms-login-stay">
        <Button variant="link" onClick={() => openRoute('/home')}>
          {t('login.stay')}
        </Button>
      </div>
    </>
  );
}
