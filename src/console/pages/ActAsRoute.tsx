import type { User } from '../../core/session/types';
import { ActAsPanel } from '../../features/act-as/ActAsPanel';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { ActingFace } from '../parts/Acting';
import { Forbidden } from '../parts/Forbidden';
import { PageTitle } from '../parts/PageTitle';

/** For super users alone; whoever acts as another finds the way back here. */
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
  const t = useT();
  if (user.actor) return <ActingFace user={user} text={t('account.actor', { name: user.actor.name })} />;
  return <Forbidden text={t('actAs.forbiddenHint')} />;
}
