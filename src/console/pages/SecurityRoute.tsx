import { socialAllowed } from '../../core/config/social-allowed';
import { SecurityPanel } from '../../features/security/SecurityPanel';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';

export default function SecurityRoute() {
  const t = useT();
  const { config, platform } = useShell();
  const social = socialAllowed(config.social, platform.navigation.href());
  return (
    <>
      <PageTitle page={t('security.title')} />
      <PageHead title={t('security.title')} />
      <SecurityPanel
        change={<AppLink to="/home/password">{t('account.password')}</AppLink>}
        bindings={social ? <AppLink to="/home/connections">{t('connections.manage')}</AppLink> : null}
      />
    </>
  );
}
