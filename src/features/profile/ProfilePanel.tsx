import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { useProfile } from '../../react/use-profile';
import { useT } from '../../react/use-text';
import { Avatar } from '../../ui/avatar/Avatar';
import { Fact, Facts } from '../../ui/page/Facts';
import { Panel } from '../../ui/page/Panel';
import { Moment } from '../../ui/text/Moment';
import { Loaded } from '../../ui/view-states/Loaded';
import sheet from './profile.css?sheet';

export interface ProfilePanelProps {
  /** What can be done about the phone; null while one acts as another. */
  phone: ReactNode;
}

/** The user's profile. Of it the phone alone can be changed here. */
export function ProfilePanel({ phone }: ProfilePanelProps) {
  useSheet(sheet);
  const t = useT();
  const known = (value: string) => value || t('profile.unknown');
  return (
    <Panel narrow id="oms-profile" title={t('profile.basics')}>
      <Loaded {...useProfile()} skeleton={{ rows: 4 }}>
        {(data) => (
          <>
            <div className="oms-profile-who">
              <Avatar name={data.name} round size="l" />
              <p className="oms-profile-name">{data.name}</p>
            </div>
            <Facts columns>
              <Fact name={t('profile.email')}>{known(data.email)}</Fact>
              <Fact name={t('profile.phone')}>
                <span className="oms-profile-phone">
                  {known(data.phone)}
                  {data.phone !== '' && !data.phoneProved && <small>{t('profile.phoneUnproved')}</small>}
                  {phone}
                </span>
              </Fact>
              <Fact name={t('profile.organisation')}>
                {known(data.organisation?.name ?? '')}
                {data.organisation && data.organisation.code !== '' && (
                  <small>{data.organisation.code}</small>
                )}
              </Fact>
              <Fact name={t('profile.role')}>{data.role ? t(`account.role.${data.role}`) : known('')}</Fact>
              <Fact name={t('password.lastAt')}>
                <Moment at={data.lastLoginAt} none={t('password.never')} />
              </Fact>
              <Fact name={t('password.lastIp')}>{data.lastLoginIp ?? t('password.never')}</Fact>
            </Facts>
            <p className="oms-profile-note">{t('profile.note')}</p>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
