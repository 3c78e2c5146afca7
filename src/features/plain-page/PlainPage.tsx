import Compass from 'lucide/dist/esm/icons/compass.mjs';
import MonitorUp from 'lucide/dist/esm/icons/monitor-up.mjs';
import type { ReactNode } from 'react';
import { useT } from '../../react/use-text';
import { Empty } from '../../ui/view-states/Empty';

export interface PlainPageProps {
  /** Title of the entry in the menu, and what is done below it. */
  title: string;
  /** Title of the other system that has the page; null where no system is known to have it. */
  system: string | null;
  /** Ways on. */
  actions: ReactNode;
}

/** An entry of the menu that has no page here: it says where the page is, or that there is none yet. */
export function PlainPage({ title, system, actions }: PlainPageProps) {
  const t = useT();
  return (
    <Empty
      icon={system === null ? Compass : MonitorUp}
      title={system === null ? t('plain.title') : t('plain.elsewhere', { system })}
      text={system === null ? t('plain.text', { title }) : t('plain.elsewhereText')}
      action={actions}
    />
  );
}
