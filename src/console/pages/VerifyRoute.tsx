import * as paths from '../../core/config/console-paths';
import { AskMail } from '../../features/mail-links/AskMail';
import { ChoosePassword } from '../../features/mail-links/ChoosePassword';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { AppLink } from '../parts/AppLink';
import { EntryPage } from '../parts/EntryPage';
import { useLinkToken } from '../parts/use-link-token';

/** Where the mail of a registration leads; without a link it can be sent again. */
export default function VerifyRoute() {
  const t = useT();
  const { token, forget } = useLinkToken();
  const toLogin = (
    <AppLink route={paths.LOGIN} variant="primary" size="l" wide>
      {t('mail.toLogin')}
    </AppLink>
  );
  return (
    <EntryPage title={t('mail.register.title')}>
      {token === '' ? (
        <AskMail purpose="register" toLogin={toLogin} />
      ) : (
        <ChoosePassword
          key={token}
          purpose="register"
          token={token}
          toLogin={toLogin}
          again={
            <Button variant="primary" size="l" wide onClick={forget}>
              {t('mail.anotherLink')}
            </Button>
          }
        />
      )}
    </EntryPage>
  );
}
