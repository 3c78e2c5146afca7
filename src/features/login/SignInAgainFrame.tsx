import type { ReactNode } from 'react';
import type { Lapse } from '../../core/session/lapse';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';

export interface SignInAgainProps {
  lapse: Lapse;
}

/**
 * Covers a page whose session has lapsed, also while the dialog's code is fetched. Nothing but a sign-in and the login
 * page leads on.
 */
export function SignInAgainFrame({ lapse, children }: SignInAgainProps & { children: ReactNode }) {
  const { session } = useShell();
  const t = useT();
  const over = lapse.way === 'none';
  const leave = !over && session.loginUrl() !== null && (
    <>
      <Button variant="link" onClick={lapse.giveUp}>
        {t('lapse.leave')}
      </Button>
      <span>{t('lapse.leaveHint')}</span>
    </>
  );
  return (
    <Dialog
      id="oms-sign-in"
      open
      cover
      size="middle"
      title={t(over ? 'lapse.doneTitle' : 'lapse.title')}
      describedBy="oms-sign-in-text"
      onClose={() => {}}
      foot={leave || undefined}
    >
      {children}
    </Dialog>
  );
}
