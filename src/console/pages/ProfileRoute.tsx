import { ProfilePanel } from '../../features/profile/ProfilePanel';
import { UsageStatistics } from '../../features/tracking/UsageStatistics';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { PageTitle } from '../parts/PageTitle';

export default function ProfileRoute() {
  const t = useT();
  return (
    <>
      <PageTitle page={t('profile.title')} />
      <PageHead title={t('profile.title')} />
      <ProfilePanel />
      <UsageStatistics />
    </>
  );
}
