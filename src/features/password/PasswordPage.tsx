import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { type ReactNode, useEffect } from 'react';
import { passwordStore } from '../../domain/password/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Icon } from '../../ui/icon/Icon';
import { PasswordForm } from './PasswordForm';
import sheet from './password.css?sheet';
import { UserPanel } from './UserPanel';

export interface PasswordPageProps {
  /** The password has expired, and the person was sent here. */
  expired: boolean;
  /** Where to go once it is changed. */
  next: ReactNode;
}

/** Change of the own password, also for users whose password has expired. */
export function PasswordPage({ expired, next }: PasswordPageProps) {
  useSheet(sheet);
  const store = useFeature(passwordStore);
  const { data } = useStore(store.profile.$state);
  const t = useT();
  // An answer of an earlier visit is no answer to this one.
  useEffect(() => store.forget(), [store]);
  return (
    <div className="oms-password">
      <div className="oms-password-main">
        {expired && (
          <div className="oms-password-expired" role="status">
            <strong>{t('shell.passwordExpired')}</strong>
            <p>{t('password.expiredHint')}</p>
          </div>
        )}
        <PasswordForm
          username={data?.email ?? ''}
          done={
            <div className="oms-password-done" role="status">
              <Icon icon={CircleCheck} size={28} />
              <p className="oms-password-done-title">{t('password.done')}</p>
              <p>{t('password.doneHint')}</p>
              <div className="oms-password-next">{next}</div>
            </div>
          }
        />
      </div>
      <UserPanel />
    </div>
  );
}
