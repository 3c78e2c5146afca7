import { openTab } from '../../core/platform/new-tab';
import { signInAgainStore } from '../../domain/login/sign-in-again';
import { loginStore } from '../../domain/login/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Alert } from '../../ui/view-states/Alert';
import { CodeStep } from './CodeStep';
import { LoginForm } from './LoginForm';
import { SignInAgainFrame, type SignInAgainProps } from './SignInAgainFrame';
import sheet from './sign-in-again.css?sheet';
import { useEndReason } from './use-end-reason';

/** Features of the small window, in px; the login page is made for phones, too. */
const SMALL = 'popup,width=480,height=640';

/** Asks the user of a lapsed session to sign in again, on the page as it is. */
export default function SignInAgain({ lapse }: SignInAgainProps) {
  useSheet(sheet);
  // From here on it notices a sign-in elsewhere.
  useFeature(signInAgainStore);
  const t = useT();
  const endReason = useEndReason();
  return (
    <SignInAgainFrame lapse={lapse}>
      <div id="oms-sign-in-text" className="oms-sign-in-text">
        {lapse.user && <p>{endReason(lapse.cause)}</p>}
        <p>{lapse.user ? t('lapse.text', { name: lapse.user.name }) : t('lapse.doneText')}</p>
      </div>
      {lapse.way === 'password' && <OwnSignIn account={lapse.user?.email} stay={lapse.stay} />}
      {lapse.way === 'window' && <SmallWindow />}
    </SignInAgainFrame>
  );
}

/** The password, and what the service asks for beside it. */
function OwnSignIn({ account, stay }: { account: string | undefined; stay: () => void }) {
  const { step, setback, barred } = useStore(useFeature(loginStore).$state);
  const t = useT();
  if (step) return <CodeStep heading="h2" step={step} />;
  return (
    <>
      {setback && <Alert tone="warning">{t(`login.setback.${setback}`)}</Alert>}
      {barred && (
        // Who is there has proved it: what was typed may be seen.
        <Alert
          tone="warning"
          action={
            <Button variant="link" onClick={stay}>
              {t('lapse.stay')}
            </Button>
          }
        >
          {t('lapse.barred')}
        </Alert>
      )}
      <LoginForm fixedAccount={account} />
    </>
  );
}

/** Where the sign-on cookie does not reach the page nobody types a password into it. */
function SmallWindow() {
  const store = useFeature(signInAgainStore);
  const { status, error } = useStore(store.$small);
  const t = useT();
  const errorText = useErrorText();
  return (
    <>
      {status === 'refused' && <Alert tone="warning">{t('lapse.windowRefused')}</Alert>}
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <p className="oms-sign-in-text" role="status">
        {t(status === 'open' ? 'lapse.windowOpen' : 'lapse.window')}
      </p>
      <Button
        variant="primary"
        size="l"
        wide
        data-autofocus=""
        onClick={() => store.open(openTab(window, SMALL))}
      >
        {t('action.signIn')}
      </Button>
    </>
  );
}
