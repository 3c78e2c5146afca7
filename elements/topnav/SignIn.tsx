import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { PlainButton } from '../../src/ui/button/PlainButton';
import { cx } from '../../src/ui/class-names';
import { BarAlert } from './ServiceAlert';

/** The sign-in button, with the reason why the session is over, or why the login was refused. */
export function SignIn() {
  const t = useT();
  const { session, config } = useShell();
  const { error, ended } = useStore(session.$state);
  return (
    // Where the page leaves for the login page it shows itself only if the host has stopped that.
    <div className={cx('oms-topnav-signin', config.unauthorised === 'redirect' && 'oms-topnav-late')}>
      {(error || ended || !session.hasLogin()) && <BarAlert />}
      {session.loginUrl() !== null && (
        <PlainButton variant="primary" onClick={() => session.signIn()}>
          {t('action.signIn')}
        </PlainButton>
      )}
    </div>
  );
}
