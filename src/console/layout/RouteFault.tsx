import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { toShellError } from '../../core/errors';
import { ErrorPage } from '../../features/error-page/ErrorPage';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { AppLink } from '../parts/AppLink';

/** In place of a page that threw: the frame around it lives on. */
export function RouteFault() {
  const error = toShellError(useRouteError());
  const { events, platform } = useShell();
  const t = useT();
  useEffect(() => {
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    events.error(error.code, cause, 'console');
  }, [events, error]);
  return (
    <ErrorPage
      address={null}
      reason={t('error.unexpected')}
      actions={
        <>
          <Button variant="primary" onClick={() => platform.navigation.assign(platform.navigation.href())}>
            {t('console.reload')}
          </Button>
          <AppLink to="/home">{t('console.toHome')}</AppLink>
        </>
      }
    />
  );
}
