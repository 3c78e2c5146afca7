import type { ReactNode } from 'react';
import { useFeature } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { Failed } from '../../ui/faces/Failed';
import { Skeleton } from '../../ui/faces/Skeleton';
import { Time } from '../../ui/text/Time';
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
        <dl className="oms-password-facts">
          <Fact name={t('password.userName')}>
            {data.name}
            {data.email !== '' && data.email !== data.name && <small>{data.email}</small>}
          </Fact>
          <Fact name={t('password.lastIp')}>{data.lastLoginIp ?? t('password.never')}</Fact>
          <Fact name={t('password.lastAt')}>
            <Moment at={data.lastLoginAt} />
          </Fact>
          <Fact name={t('password.changedAt')}>
            <Moment at={data.passwordChangedAt} />
          </Fact>
        </dl>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ at }: { at: string | null }) {
  const now = useNow();
  const locale = useLang();
  const t = useT();
  return at === null ? t('password.never') : <Time at={at} now={now} locale={locale} look="exact" />;
}
