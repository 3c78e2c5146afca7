import Lock from 'lucide/dist/esm/icons/lock.mjs';
import UserRoundCog from 'lucide/dist/esm/icons/user-round-cog.mjs';
import { useState } from 'react';
import type { ShellError } from '../../core/errors';
import type { User } from '../../core/session/types';
import { accountStore } from '../../features/account/store';
import { ActAsPanel } from '../../features/act-as/ActAsPanel';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Empty } from '../../ui/faces/Empty';
import { PageHead } from '../../ui/page/PageHead';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';

/** For super users alone (spec 6); whoever acts as another finds the way back here. */
export default function ActAsRoute() {
  const { user } = useStore(useShell().session.$state);
  const t = useT();
  return (
    <>
      <PageTitle page={t('actAs.title')} />
      <PageHead title={t('actAs.title')} />
      {user?.isSuper ? <ActAsPanel /> : user && <Other user={user} />}
    </>
  );
}

function Other({ user }: { user: User }) {
  const store = useFeature(accountStore);
  const t = useT();
  const [error, setError] = useState<ShellError | null>(null);
  return (
    <div className="oms-console-card">
      {user.actor ? (
        <Empty
          icon={UserRoundCog}
          title={t('account.actingAs', { name: user.name })}
          text={error?.message ?? t('account.actor', { name: user.actor.name })}
          action={
            <Button variant="primary" onClick={() => void store.goBack().then(setError)}>
              {t('account.back')}
            </Button>
          }
        />
      ) : (
        <Empty
          icon={Lock}
          title={t('actAs.forbidden')}
          text={t('actAs.forbiddenHint')}
          action={
            <AppLink to="/home" variant="primary">
              {t('console.toHome')}
            </AppLink>
          }
        />
      )}
    </div>
  );
}
