import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { toShellError } from '../../core/errors';
import { ErrorPage } from '../../features/error-page/ErrorPage';
import * as paths from '../../page/addresses/console-paths';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { AppLink } from '../parts/AppLink';

/** In place of a page that threw: the frame around it lives on. */
export function RouteFault() {
  const error = toShellError(useRouteError());
  const { events, platform } = useShell();
  const t = useT();
  useEffect(() => events.error(error.kind, error.message, 'console'), [events, error]);
  return (
    <ErrorPage
      address={null}
      reason={t('error.unexpected')}
      actions={
        <>
          <Button variant="primary" onClick={() => platform.location.assign(platform.location.href())}>
            {t('console.reload')}
          </Button>
          <AppLink route={paths.HOME}>{t('console.toHome')}</AppLink>
        </>
      }
    />
  );
}
