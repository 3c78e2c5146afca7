import { useSheet } from '../../src/react/sheet';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';

import { useErrorText, useT } from '../../src/react/use-text';
import buttonSheet from '../../src/ui/button/button.css?sheet';

import { cx } from '../../src/ui/class-names';

/** The sign-in button, and the reason of a refused login. */
export function SignIn() {
  useSheet(buttonSheet);
  const t = useT();
  const errorText = useErrorText();
  const { session, config } = useShell();
  const { error } = useStore(session.$state);
  return (
    // Where the page leaves for the login page it shows itself only if the host has stopped that.
    <div className={cx('oms-topnav-signin', config.unauthorised === 'redirect' && 'oms-topnav-late')}>
      {error && (
        <span className="oms-topnav-refused" role="status" title={errorText(error)}>
          {errorText(error)}
        </span>
      )}
      {session.loginUrl() !== null && (
        // Not Button: its spinner and view states are not in the bar's first file.
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
