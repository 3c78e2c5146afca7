import { Navigate, useHref, useLocation } from 'react-router';
import type { System } from '../../domain/navigation/types';
import { usePlace } from '../../features/breadcrumbs/use-place';
import { PlainPage } from '../../features/plain-page/PlainPage';
import * as paths from '../../page/addresses/console-paths';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { PageHead } from '../../ui/page/PageHead';
import { useMenuLink } from '../home/use-menu-link';
import { AppLink } from '../parts/AppLink';
import { Failure } from '../parts/Failure';
import { GoBack } from '../parts/GoBack';
import { PageTitle } from '../parts/PageTitle';
import { Waiting } from '../parts/Waiting';

/**
 * Any address without a page of its own: one that moved, or that the menu has in another system, names that, what the
 * menu knows is named, the rest leads to the error page.
 */
export default function MenuPage() {
  const { navigation } = useShell();
  const { base } = navigation;
  const { data, error, stale, loading } = useStore(base.$state);
  const location = useLocation();
  const { href, place, known, action } = usePlace(useHref(location));
  const t = useT();
  const url = new URL(href);
  const address = url.pathname + url.search + url.hash;
  const ofMenu = useMenuLink(url.pathname);
  // A notice may name a page by its path alone, though another system has it.
  const moved = !known && ofMenu ? ofMenu : navigation.consoleLink(address);
  const system = moved && systemAt(moved.url, url.origin, data?.systems ?? []);

  // `/list` below an entry means the entry's own page.
  if (!system && action === 'crumb.list') {
    return <Navigate to={{ ...location, pathname: '..' }} relative="path" replace />;
  }
  if (system || (known && place)) {
    const entry = place?.title ?? t('plain.page');
    const title = place && action !== null ? `${entry} / ${t(action)}` : entry;
    return (
      <>
        <PageTitle page={title} />
        <PageHead title={title} />
        <PlainPage
          title={title}
          system={system?.title ?? null}
          actions={
            <>
              {system && (
                <ButtonLink
                  variant="primary"
                  to={{ url: moved.url, target: moved.target, source: 'console', id: null }}
                >
                  {t('plain.open', { system: system.title })}
                </ButtonLink>
              )}
              <AppLink route={paths.HOME}>{t('console.toHome')}</AppLink>
              <GoBack variant="quiet" />
            </>
          }
        />
      </>
    );
  }
  if (error) {
    return (
      <Failure
        title={t('console.menuFailed')}
        error={error}
        busy={loading}
        onRetry={() => void base.refresh()}
      />
    );
  }
  // The menu of the last visit may be older than the page that is asked for.
  if (data === null || stale || loading) return <Waiting text={t('menu.loading')} />;
  return <Navigate to={paths.NO_PAGE} replace state={{ from: address }} />;
}

/** The other system that an address leads to; undefined where it stays on `origin`. */
function systemAt(url: string, origin: string, systems: readonly System[]): System | undefined {
  const target = new URL(url).origin;
  return target === origin
    ? undefined
    : systems.find((one) => URL.canParse(one.url) && new URL(one.url).origin === target);
}
