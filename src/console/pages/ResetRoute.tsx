import * as paths from '../../core/config/console-paths';
import { AskMail } from '../../features/mail-links/AskMail';
import { ChoosePassword } from '../../features/mail-links/ChoosePassword';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { AppLink } from '../parts/AppLink';
import { EntryPage } from '../parts/EntryPage';
import { useLinkToken } from '../parts/use-link-token';

/** A forgotten password: the mail is asked for, and its link leads here, too. */
export default function ResetRoute() {
  const t = useT();
  const { token, forget } = useLinkToken();
  const toLogin = (
    <AppLink route={paths.LOGIN} variant="primary" size="l" wide>
      {t('mail.toLogin')}
    </AppLink>
  );
  return (
    <EntryPage title={t('mail.reset.title')}>
      {token === '' ? (
        <AskMail purpose="reset" toLogin={toLogin} />
      ) : (
        <ChoosePassword
          key={token}
          purpose="reset"
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
