import type { ReactNode } from 'react';
import { loginStore } from '../../domain/login/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Status } from '../../ui/status/Status';
import sheet from './login.css?sheet';
import { RouteDrawing } from './RouteDrawing';

export interface EntryFrameProps {
  /** The language switcher, which is another feature's. */
  language: ReactNode;
  /** At the left of the foot: the other way in. */
  other?: ReactNode;
  /** At the right of the foot. */
  privacy?: ReactNode;
  children: ReactNode;
}

/** Around the pages of people who are not signed in. */
export function EntryFrame({ language, other, privacy, children }: EntryFrameProps) {
  useSheet(sheet);
  const t = useT();
  return (
    <div className="oms-login">
      <div className="oms-login-side">
        <header className="oms-login-head">
          <Logo />
          {language}
        </header>
        <main className="oms-login-middle">
          <div className="oms-login-box">{children}</div>
        </main>
        <footer className="oms-login-links">
          <span>{other}</span>
          {privacy}
        </footer>
      </div>
      <aside className="oms-login-art">
        <RouteDrawing />
        <div className="oms-login-foot">
          <Health />
          <span className="oms-login-local">{t('login.localTimes')}</span>
        </div>
      </aside>
    </div>
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
