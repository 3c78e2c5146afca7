import { ProfilePanel } from '../../features/profile/ProfilePanel';
import { PhoneActions } from '../../features/security/PhoneActions';
import { UsageStatistics } from '../../features/tracking/UsageStatistics';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { useActing } from '../parts/Acting';
import { PageTitle } from '../parts/PageTitle';

export default function ProfileRoute() {
  const t = useT();
  const own = useActing() === null;
  return (
    <>
      <PageTitle page={t('profile.title')} />
      <PageHead title={t('profile.title')} />
      <ProfilePanel phone={own ? <PhoneActions /> : null} />
      <UsageStatistics />
    </>
  );
}
