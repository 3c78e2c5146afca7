import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Failed } from '../../ui/faces/Failed';
import { Skeleton } from '../../ui/faces/Skeleton';
import { Fact, Facts } from '../../ui/page/Facts';
import { Moment } from '../../ui/text/Moment';
import { passwordStore } from './store';

/** Who changes the password, and when and from where they were here last (spec 2.3). */
export function UserPanel() {
  const { profile } = useFeature(passwordStore);
  const { data, error } = useStore(profile.$state);
  const t = useT();
  return (
    <section className="oms-password-user" aria-labelledby="password-user-title">
      <h2 id="password-user-title" className="oms-password-user-title">
        {t('password.user')}
      </h2>
      {data ? (
        <Facts>
          <Fact name={t('password.userName')}>
            {data.name}
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
      ) : error ? (
        <Failed
          title={t('password.userFailed')}
          text={error.message}
          retry={{ label: t('action.retry'), onRetry: () => void profile.refresh() }}
        />
      ) : (
        <Skeleton label={t('home.loading')} rows={4} />
      )}
    </section>
  );
}
