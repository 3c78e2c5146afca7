import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { connectionsStore } from '../../domain/connections/store';
import { ConnectionsPanel } from '../../features/connections/ConnectionsPanel';
import * as paths from '../../page/addresses/console-paths';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { ACTING_NOTE, ActingNote, useActing } from '../parts/Acting';
import { PageTitle } from '../parts/PageTitle';

/** There is no such page where social login is not allowed. */
export default function ConnectionsRoute() {
  const store = useFeature(connectionsStore);
  const [query, setQuery] = useSearchParams();
  const t = useT();
  const acting = useActing() !== null;
  useEffect(() => {
    // A code in the address must not be seen, shared or sent twice.
    if (store.finishVisit(query)) setQuery({}, { replace: true });
  }, [store, query, setQuery]);
  useEffect(() => store.cancel, [store]);
  if (store.providers().length === 0) {
    return <Navigate to={paths.NO_PAGE} replace state={{ from: paths.CONNECTIONS }} />;
  }
  return (
    <>
      <PageTitle page={t('connections.title')} />
      <PageHead title={t('connections.title')} note={t('security.bindingsHint')} />
      {acting && <ActingNote />}
      <ConnectionsPanel lockedBy={acting ? ACTING_NOTE : undefined} />
    </>
  );
}
