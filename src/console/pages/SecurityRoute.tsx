import { SecurityPanel } from '../../features/security/SecurityPanel';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';

export default function SecurityRoute() {
  const t = useT();
  return (
    <>
      <PageTitle page={t('security.title')} />
      <PageHead title={t('security.title')} />
      <SecurityPanel
        change={<AppLink to="/home/password">{t('account.password')}</AppLink>}
        bindings={null}
      />
    </>
  );
}
