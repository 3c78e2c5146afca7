import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as paths from '../../core/config/console-paths';
import { loginStore } from '../../domain/login/store';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Status } from '../../ui/status/Status';
import { Failed } from '../../ui/view-states/Failed';
import { Loading } from '../../ui/view-states/Loading';
import { LoginForm } from './LoginForm';
import sheet from './login.css?sheet';
import { RouteDrawing } from './RouteDrawing';

export interface LoginPageProps {
  /** The language switcher, which is another feature's. */
  language: ReactNode;
  /** Opens a route of the console. */
  openRoute(path: string): void;
}

/** The login page. A person who is signed in already goes on to where they came from. */
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
  const logoutUnheard = useStore(session.$logoutUnheard);
  const { busy, accepted } = useStore(store.$state);
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
  const { refused } = store.target();
  return (
    // A signed-in user leaves within moments: the form would only flash.
    <div className={answered || busy ? undefined : 'oms-login-late'}>
      {logoutUnheard && (
        <p className="oms-login-notice" role="status">
          {t('logout.unheardText')}
        </p>
      )}
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

/** The state of the services; nothing until they have answered. */
function Health() {
  const { data, error } = useStore(useFeature(loginStore).health.$state);
  const t = useT();
  if (data === null && error === null) return null;
  const up = data === true && error === null;
  return <Status kind={up ? 'done' : 'failed'}>{up ? t('login.health.up') : t('login.health.down')}</Status>;
}

/** The mark and the name, as in the top bar. */
function Logo() {
  const t = useT();
  return (
    <span className="oms-login-logo">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect className="oms-login-logo-ground" width="28" height="28" rx="6" />
        <g fill="none" strokeWidth="2.6">
          <path stroke="#fff" d="M6 9h8M6 14h4M6 19h9" />
          <path stroke="#7aa2ff" d="M16.5 9H22M12.5 14H22M17.5 19H22" />
        </g>
      </svg>
      {t('console.brand')}
    </span>
  );
}
