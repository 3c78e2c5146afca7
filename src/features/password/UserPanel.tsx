import { useProfile } from '../../react/use-profile';
import { useT } from '../../react/use-text';
import { Fact, Facts } from '../../ui/page/Facts';
import { Moment } from '../../ui/text/Moment';
import { Loaded } from '../../ui/view-states/Loaded';

/** The user who changes the password, with time and address of the last sign-in. */
export function UserPanel() {
  const t = useT();
  return (
    <section className="oms-password-user" aria-labelledby="password-user-title">
      <h2 id="password-user-title" className="oms-password-user-title">
        {t('password.user')}
      </h2>
      <Loaded {...useProfile()} skeleton={{ rows: 4 }}>
        {(data) => (
          <Facts>
            <Fact name={t('password.userName')}>
              <span>{data.name}</span>
              {data.email !== '' && data.email !== data.name && <small>{data.email}</small>}
            </Fact>
            <Fact name={t('password.lastIp')}>{data.lastLoginIp ?? t('password.never')}</Fact>
            <Fact name={t('password.lastAt')}>
              <Moment at={data.lastLoginAt} none={t('password.never')} />
            </Fact>
            <Fact name={t('password.changedAt')}>
              <Moment at={data.passwordChangedAt} none={t('password.never')} />
            </Fact>
          </Facts>
        )}
      </Loaded>
    </section>
  );
}
