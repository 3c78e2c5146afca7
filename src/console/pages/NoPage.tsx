import { useLocation } from 'react-router';
import { ErrorPage } from '../../features/error-page/ErrorPage';
import * as paths from '../../page/addresses/console-paths';
import { useT } from '../../react/use-text';
import { AppLink } from '../parts/AppLink';
import { GoBack } from '../parts/GoBack';
import { PageTitle } from '../parts/PageTitle';

/** The error page that unknown addresses lead to. */
export default function NoPage() {
  const state: unknown = useLocation().state;
  const t = useT();
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return (
    <>
      <PageTitle page={t('nopage.name')} />
      <div className="oms-console-card">
        <ErrorPage
          address={typeof from === 'string' ? from : null}
          actions={
            <>
              <AppLink route={paths.HOME} variant="primary">
                {t('console.toHome')}
              </AppLink>
              <GoBack variant="secondary" />
            </>
          }
        />
      </div>
    </>
  );
}
