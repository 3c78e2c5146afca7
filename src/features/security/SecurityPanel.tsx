import type { ReactNode } from 'react';
import { type Profile, profileStore } from '../../core/account/profile';
import { css, useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Failed } from '../../ui/faces/Failed';
import { Skeleton } from '../../ui/faces/Skeleton';
import { supportLine } from '../../ui/feed/support-line';
import { Panel } from '../../ui/page/Panel';
import { Moment } from '../../ui/text/Moment';
import text from './security.css?inline';

const sheet = css(text);

export interface SecurityPanelProps {
  /** Leads to the change of the password. */
  change: ReactNode;
  /** Leads to the bound accounts; null where social login is not allowed. */
  bindings: ReactNode;
  /** The account is one's own, and not that of whom one acts as. */
  own: boolean;
}

/** How one signs in, and what can be done about it (spec 2.3). */
export function SecurityPanel(props: SecurityPanelProps) {
  useSheet(sheet);
  const { profile } = useFeature(profileStore);
  const { data, error, loading } = useStore(profile.$state);
  const t = useT();
  return (
    <Panel id="oms-security" title={t('security.signIn')}>
      {data ? (
        <Rows data={data} {...props} />
      ) : error ? (
        <Failed
          title={t('password.userFailed')}
          text={error.message}
          retry={{ label: t('action.retry'), onRetry: () => void profile.refresh(), busy: loading }}
          details={{ label: t('error.details'), text: supportLine(error) }}
        />
      ) : (
        <Skeleton label={t('home.loading')} rows={3} />
      )}
    </Panel>
  );
}

function Rows({ data, change, bindings, own }: SecurityPanelProps & { data: Profile }) {
  const t = useT();
  const never = t('password.never');
  return (
    <ul className="oms-security">
      <Row name={t('security.password')} action={change}>
        {t('password.changedAt')} <Moment at={data.passwordChangedAt} none={never} />
      </Row>
      <Row name={t('security.lastLogin')}>
        {data.lastLoginAt === null ? (
          never
        ) : (
          <>
            <Moment at={data.lastLoginAt} none={never} />
            {data.lastLoginIp !== null && <span className="oms-security-ip">IP {data.lastLoginIp}</span>}
            {own && <span className="oms-security-hint">{t('security.lastLoginHint')}</span>}
          </>
        )}
      </Row>
      {bindings !== null && (
        <Row name={t('connections.title')} action={bindings}>
          {t('security.bindingsHint')}
        </Row>
      )}
    </ul>
  );
}

function Row({ name, action, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className="oms-security-text">
        <p className="oms-security-name">{name}</p>
        <p className="oms-security-value">{children}</p>
      </div>
      {action}
    </li>
  );
}
