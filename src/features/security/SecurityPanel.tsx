import type { ReactNode } from 'react';
import type { Profile } from '../../domain/account/profile';
import { useSheet } from '../../react/sheet';
import { useProfile } from '../../react/use-profile';
import { useT } from '../../react/use-text';
import { Panel } from '../../ui/page/Panel';
import { Setting, Settings } from '../../ui/page/Settings';
import { Moment } from '../../ui/text/Moment';
import { Loaded } from '../../ui/view-states/Loaded';
import sheet from './security.css?sheet';

export interface SecurityPanelProps {
  /** Leads to the change of the password. */
  change: ReactNode;
  /** Leads to the bound accounts; null where social login is not allowed. */
  bindings: ReactNode;
  /** The account is one's own, and not that of whom one acts as. */
  own: boolean;
}

/** How one signs in, and what can be done about it. */
export function SecurityPanel(props: SecurityPanelProps) {
  useSheet(sheet);
  const t = useT();
  return (
    <Panel narrow id="oms-security" title={t('security.signIn')}>
      <Loaded {...useProfile()} skeleton={{ rows: 3 }}>
        {(data) => <Rows data={data} {...props} />}
      </Loaded>
    </Panel>
  );
}

function Rows({ data, change, bindings, own }: SecurityPanelProps & { data: Profile }) {
  const t = useT();
  const never = t('password.never');
  return (
    <Settings>
      <Setting
        name={t('security.password')}
        note={
          <>
            {t('password.changedAt')} <Moment at={data.passwordChangedAt} none={never} />
          </>
        }
        action={change}
      />
      <Setting name={t('security.lastLogin')} note={<LastLogin data={data} own={own} />} />
      {bindings !== null && (
        <Setting name={t('connections.title')} note={t('security.bindingsHint')} action={bindings} />
      )}
    </Settings>
  );
}

function LastLogin({ data, own }: { data: Profile; own: boolean }) {
  const t = useT();
  const never = t('password.never');
  if (data.lastLoginAt === null) return never;
  return (
    <>
      <Moment at={data.lastLoginAt} none={never} />
      {data.lastLoginIp !== null && <span className="oms-security-ip">IP {data.lastLoginIp}</span>}
      {own && <span className="oms-security-hint">{t('security.lastLoginHint')}</span>}
    </>
  );
}
