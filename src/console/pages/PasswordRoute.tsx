import { PasswordPage } from '../../features/password/PasswordPage';
import * as paths from '../../page/addresses/console-paths';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { ActingFace, useActing } from '../parts/Acting';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';

export default function PasswordRoute() {
  const { status } = useStore(useShell().session.$state);
  const t = useT();
  const acting = useActing();
  return (
    <>
      <PageTitle page={t('password.title')} />
      <PageHead title={t('password.title')} />
      {acting ? (
        <ActingFace user={acting} text={t('actAs.locked')} />
      ) : (
        <PasswordPage
          expired={status === 'password-expired'}
          next={
            <AppLink route={paths.HOME} variant="primary">
              {t('console.toHome')}
            </AppLink>
          }
        />
      )}
    </>
  );
}
