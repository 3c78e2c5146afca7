import { useHref } from 'react-router';
import { RegisterPanel } from '../../features/mail-links/RegisterPanel';
import * as paths from '../../page/addresses/console-paths';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Link } from '../../ui/button/Link';
import { EntryPage } from '../parts/EntryPage';

export default function RegisterRoute() {
  const t = useT();
  const { platform } = useShell();
  const url = new URL(useHref(paths.PRIVACY), platform.location.href()).href;
  return (
    <EntryPage title={t('register.title')}>
      <RegisterPanel
        privacy={
          // A tab of its own: what was typed stays.
          <Link to={{ url, target: '_blank', source: 'console', id: null }}>{t('login.privacy')}</Link>
        }
      />
    </EntryPage>
  );
}
