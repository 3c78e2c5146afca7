import { Navigate, useHref, useLocation, useNavigate } from 'react-router';
import * as paths from '../../core/config/console-paths';
import { usePlace } from '../../features/breadcrumbs/use-place';
import { PlainPage } from '../../features/plain-page/PlainPage';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { PageHead } from '../../ui/page/PageHead';
import { AppLink } from '../parts/AppLink';
import { Failure } from '../parts/Failure';
import { PageTitle } from '../parts/PageTitle';
import { Waiting } from '../parts/Waiting';

/** Any address without a page of its own: what the menu knows is named, the rest leads to the error page. */
export default function MenuPage() {
  const { base } = useShell().navigation;
  const { data, error, stale, loading } = useStore(base.$state);
  const { href, place, known, action } = usePlace(useHref(useLocation()));
  const navigate = useNavigate();
  const t = useT();
  const url = new URL(href);
  const address = url.pathname + url.search + url.hash;

  if (known && place) {
    const title = action === null ? place.title : `${place.title} / ${t(action)}`;
    return (
      <>
        <PageTitle page={title} />
        <PageHead title={title} />
        <PlainPage
          trail={place.trail.map((step) => step.title)}
          system={place.system}
          address={address}
          actions={
            <>
              <AppLink route={paths.HOME}>{t('console.toHome')}</AppLink>
              <Button variant="quiet" onClick={() => void navigate(-1)}>
                {t('console.back')}
              </Button>
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
  if (data === null || stale || loading) return <Waiting text={t('console.loadingPage')} />;
  return <Navigate to={paths.NO_PAGE} replace state={{ from: address }} />;
}
