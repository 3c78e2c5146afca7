import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';

/** The document's title, for as long as the page is shown: the page, and the organisation that it is about. */
export function PageTitle({ page }: { page: string }) {
  const t = useT();
  const { user } = useStore(useShell().session.$state);
  const organisation = user?.organisation?.name;
  return (
    <title>
      {organisation ? t('console.titleIn', { page, organisation }) : t('console.title', { page })}
    </title>
  );
}
