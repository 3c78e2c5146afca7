import type { LinkPurpose } from '../../domain/mail-links/store';
import { AskMail } from '../../features/mail-links/AskMail';
import { ChoosePassword } from '../../features/mail-links/ChoosePassword';
import * as paths from '../../page/addresses/console-paths';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { AppLink } from './AppLink';
import { EntryPage } from './EntryPage';
import { useLinkToken } from './use-link-token';

/** Asks for a mail; its link leads to the same page, where the password is chosen. */
export function MailLinkPage({ purpose }: { purpose: LinkPurpose }) {
  const t = useT();
  const { token, used, forget } = useLinkToken();
  const toLogin = (
    <AppLink route={paths.LOGIN} variant="primary" size="l" wide>
      {t('mail.toLogin')}
    </AppLink>
  );
  return (
    <EntryPage title={t(`mail.${purpose}.title`)}>
      {token === '' ? (
        <AskMail purpose={purpose} toLogin={toLogin} />
      ) : (
        <ChoosePassword
          key={token}
          purpose={purpose}
          token={token}
          onUsed={used}
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
