import { PrivacyNotice } from '../../features/privacy/PrivacyNotice';
import { useT } from '../../react/use-text';
import { EntryPage } from '../parts/EntryPage';

export default function PrivacyRoute() {
  return (
    <EntryPage title={useT()('privacy.title')}>
      <PrivacyNotice />
    </EntryPage>
  );
}
