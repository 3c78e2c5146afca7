import type { ReactNode } from 'react';
import type { UserRole } from '../../core/session/types';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { Forbidden } from './Forbidden';
import { PageTitle } from './PageTitle';

const ADMINS: readonly (UserRole | null)[] = ['CLADM', 'SPADM', 'SUPER'];

/** A page for the administrators of an organisation; the service refuses others, too. */
export function AdminsOnly({ title, children }: { title: string; children: ReactNode }) {
  const { user } = useStore(useShell().session.$state);
  const t = useT();
  if (!user || ADMINS.includes(user.role) || user.isSuper) return children;
  return (
    <>
      <PageTitle page={title} />
      <PageHead title={title} />
      <Forbidden text={t('reminders.adminsOnly')} />
    </>
  );
}
