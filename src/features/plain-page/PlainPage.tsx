import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import sheet from './plain-page.css?sheet';

export interface PlainPageProps {
  /** Titles from the module down to the entry. */
  trail: readonly string[];
  /** Title of the system that the entry belongs to; empty where the menu does not say. */
  system: string;
  address: string;
  /** Ways on. */
  actions: ReactNode;
}

/** A page of the menu that this release does not contain: it says so, and what the menu knows of it. */
export function PlainPage({ trail, system, address, actions }: PlainPageProps) {
  useSheet(sheet);
  const t = useT();
  return (
    <section className="oms-plain">
      <p>{t('plain.text')}</p>
      <dl className="oms-plain-facts">
        <dt>{t('plain.system')}</dt>
        <dd>{system || t('plain.unknownSystem')}</dd>
        <dt>{t('plain.place')}</dt>
        <dd>{trail.join(' / ')}</dd>
        <dt>{t('plain.address')}</dt>
        <dd>{address}</dd>
      </dl>
      <div className="oms-plain-actions">{actions}</div>
    </section>
  );
}
