import { loginStore } from '../../domain/login/store';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { providerName } from '../../ui/providers/provider';
import { Alert } from '../../ui/view-states/Alert';
import { useEndReason } from './use-end-reason';

/** Above the form: what went before, and what it means for this sign-in. */
export function Setbacks() {
  const store = useFeature(loginStore);
  const logoutUnheard = useStore(useShell().session.$logoutUnheard);
  const { setback, visitError, unbound } = useStore(store.$state);
  const t = useT();
  const errorText = useErrorText();
  const { refused } = store.target();
  const cause = store.endCause();
  const endReason = useEndReason();
  const provider = store.providers().find(({ id }) => id === unbound?.provider);
  return (
    <>
      {cause && <Alert tone={'service' in cause ? 'warning' : 'info'}>{endReason(cause)}</Alert>}
      {logoutUnheard && <Alert tone="warning">{t('logout.unheardText')}</Alert>}
      {refused !== null && (
        <Alert tone="warning">
          {refused === '' ? t('login.serviceBroken') : t('login.serviceRefused', { host: refused })}
        </Alert>
      )}
      {setback && <Alert tone="warning">{t(`login.setback.${setback}`)}</Alert>}
      {visitError && <Alert tone="danger">{errorText(visitError)}</Alert>}
      {unbound && provider && (
        <Alert
          tone="info"
          action={
            <Button variant="link" onClick={store.forgetUnbound}>
              {t('login.unboundSkip')}
            </Button>
          }
        >
          {t('login.unbound', { name: unbound.accountName, provider: providerName(provider, t) })}
        </Alert>
      )}
    </>
  );
}
