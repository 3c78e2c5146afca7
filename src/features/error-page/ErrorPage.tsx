import FileX from 'lucide/dist/esm/icons/file-x.mjs';
import type { ReactNode } from 'react';
import { useT } from '../../react/use-text';
import { Empty } from '../../ui/view-states/Empty';

export interface ErrorPageProps {
  /** The address that led here, as a person would type it; null where it is not known. */
  address: string | null;
  /** Why, where it is not that the address is unknown. */
  reason?: string | undefined;
  /** The ways out. */
  actions: ReactNode;
}

/** The face of a page that cannot be shown. */
export function ErrorPage({ address, reason, actions }: ErrorPageProps) {
  const t = useT();
  const why = reason ?? (address === null ? undefined : t('nopage.unknown', { address }));
  return (
    <>
      <h1 className="oms-sr">{t('nopage.name')}</h1>
      <Empty icon={FileX} title={t('nopage.title')} text={why ?? t('nopage.hint')} action={actions} />
    </>
  );
}
