import { useSession } from '@oms/shell/react';
import { useLayoutEffect, useState } from 'react';

/** The document's title while the page is in sight: a page that is kept ends its effects when another takes its place. */
export function PageTitle({ page }: { page: string }) {
  const [shown, setShown] = useState(false);
  const { user } = useSession();
  useLayoutEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  const parts = [page, user?.organisation?.name, 'OMS'].filter(Boolean);
  return shown && <title>{parts.join(' - ')}</title>;
}
