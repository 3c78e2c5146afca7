import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import * as paths from '../../page/addresses/console-paths';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { type FrameProps, metaOf } from '../types';
import { BareFrame } from './BareFrame';
import { Crumbs } from './Crumbs';
import { Gate } from './Gate';
import { KeptPages } from './KeptPages';

/** The main layout: the host's frame, the breadcrumb bar and the page. */
export function HomeLayout({ Frame }: { Frame: ComponentType<FrameProps> }) {
  const { session } = useShell();
  const { status, user } = useStore(session.$state);
  const { pathname } = useLocation();
  const t = useT();
  const matches = useMatches();
  const meta = metaOf(matches);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // The focus moves to the new page, for users of keyboard and screen reader.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  const expired = status === 'password-expired';
  const atPassword = matches.at(-1)?.id === 'password';
  // Stays for as long as the page is shown: its success must not be lost with a change of the frame.
  const [bare, setBare] = useState(expired);
  if (expired && !bare) setBare(true);
  if (!expired && !atPassword && bare) setBare(false);
  // Nothing else opens before the password is changed, and neither does the menu.
  if (expired && !atPassword) return <Navigate to={paths.PASSWORD} replace />;
  if (bare && atPassword) {
    return (
      <BareFrame>
        <Outlet />
      </BareFrame>
    );
  }
  return (
    <>
      <nav aria-label={t('console.skipLinks')}>
        <a className="oms-console-skip" href="#content">
          {t('console.toContent')}
        </a>
      </nav>
      <Frame sideMenu={meta.symbal !== 'closeslide'}>
        <div className="oms-console-main">
          {/* Outside of main: the skip link, and the focus after a change of page, go past it. */}
          {meta.bread !== false && <Crumbs />}
          <main ref={main} id="content" className="oms-console-page" tabIndex={-1}>
            <Gate>
              <KeptPages owner={`${user?.id} ${user?.organisation?.id}`} />
            </Gate>
          </main>
        </div>
      </Frame>
    </>
  );
}
