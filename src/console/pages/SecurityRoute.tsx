import { socialAllowed } from '../../core/config/social-allowed';
import { SecurityPanel } from '../../features/security/SecurityPanel';
import { SessionsPanel } from '../../features/security/SessionsPanel';
import { SignInsPanel } from '../../features/security/SignInsPanel';
import * as paths from '../../page/addresses/console-paths';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { PageHead } from '../../ui/page/PageHead';
import { OneVoice } from '../../ui/view-states/OneVoice';
import { ACTING_NOTE, ActingNote, useActing } from '../parts/Acting';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';

export default function SecurityRoute() {
  const t = useT();
  const { config, platform } = useShell();
  const acting = useActing() !== null;
  const social = socialAllowed(config.social, platform.location.href());
  return (
    <OneVoice loading={t('data.loadingNamed', { name: t('security.title') })}>
      <PageTitle page={t('security.title')} />
      <PageHead title={t('security.title')} />
      {acting && <ActingNote />}
      <SecurityPanel
        change={
          acting ? (
            <Button aria-disabled aria-describedby={ACTING_NOTE}>
              {t('account.password')}
            </Button>
          ) : (
            <AppLink route={paths.PASSWORD}>{t('account.password')}</AppLink>
          )
        }
        own={!acting}
        bindings={social ? <AppLink route={paths.CONNECTIONS}>{t('connections.manage')}</AppLink> : null}
      />
      {!acting && (
        <>
          <SessionsPanel />
          <SignInsPanel />
        </>
      )}
    </OneVoice>
  );
}
