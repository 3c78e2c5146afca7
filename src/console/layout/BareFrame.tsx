import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import type { ReactNode } from 'react';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';

/** Around a page for which there is neither user nor menu. */
export function BareFrame({ children }: { children: ReactNode }) {
  const { session } = useShell();
  const t = useT();
  return (
    <>
      <header className="oms-console-bare">
        <strong>{t('console.brand')}</strong>
        <Button variant="quiet" icon={LogOut} onClick={() => void session.logout()}>
          {t('action.signOut')}
        </Button>
      </header>
      <main id="content" className="oms-console-main oms-console-main-bare">
        <div className="oms-console-page">{children}</div>
      </main>
    </>
  );
}
