import { useT } from '../../react/use-text';

/** The document's title, for as long as the page is shown. */
export function PageTitle({ page }: { page: string }) {
  const t = useT();
  return <title>{t('console.title', { page })}</title>;
}
