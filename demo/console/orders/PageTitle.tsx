import { useLayoutEffect, useState } from 'react';

/** The document's title while the page is in sight: a page that is kept ends its effects when another takes its place. */
export function PageTitle({ page }: { page: string }) {
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  return shown && <title>{`${page} - OMS`}</title>;
}
