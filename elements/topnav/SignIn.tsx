import { useSheet } from '../../src/react/sheet';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { buttonSheet } from '../../src/ui/button/sheet';
import { cx } from '../../src/ui/class-names';

/** For who is not signed in, on pages that stay as they are; with the reason where a login has been refused. */
export function SignIn() {
  useSheet(buttonSheet);
  const t = useT();
  const { session, config } = useShell();
  const { error } = useStore(session.$state);
  return (
    // Where the page leaves for the login page it shows itself only if the host has stopped that.
    <div className={cx('oms-topnav-signin', config.unauthorised === 'redirect' && 'oms-topnav-late')}>
      {error && (
        <span className="oms-topnav-refused" role="status" title={error.message}>
          {error.message}
        </span>
      )}
      {session.loginUrl() !== null && (
        // Not Button, whose spinner and faces the first part of the bar does without.
        <button
          type="button"
          className="oms-button oms-button-primary oms-button-m"
          onClick={() => session.signIn()}
        >
          {t('action.signIn')}
        </button>
      )}
    </div>
  );
}
