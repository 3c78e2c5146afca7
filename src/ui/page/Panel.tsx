import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import pageSheet from './page.css?sheet';

export interface PanelProps {
  id: string;
  title: string;
  /** A Badge behind the title. */
  badge?: ReactNode;
  /** Quiet, behind the title. */
  note?: ReactNode;
  /** At the right of the head: a link. */
  aside?: ReactNode;
  /** A hairline below the head. */
  lined?: boolean | undefined;
  /** At most 720 px wide. */
  narrow?: boolean | undefined;
  /** Room around the content: for what is neither a list nor facts. */
  padded?: boolean | undefined;
  children: ReactNode;
}

/** A part of a page: hairline, no shadow, a head of 48 px. */
export function Panel({
  id,
  title,
  badge,
  note,
  aside,
  lined = true,
  narrow = false,
  padded = false,
  children,
}: PanelProps) {
  useSheet(pageSheet);
  return (
    <section
      id={id}
      className={cx('oms-panel', lined && 'oms-panel-lined', narrow && 'oms-panel-narrow')}
      aria-labelledby={`${id}-title`}
    >
      <header className="oms-panel-head">
        <h2 id={`${id}-title`} className="oms-panel-title">
          {title}
        </h2>
        {badge}
        {note !== undefined && <span className="oms-panel-note">{note}</span>}
        {aside !== undefined && <span className="oms-push">{aside}</span>}
      </header>
      {padded ? <div className="oms-panel-body">{children}</div> : children}
    </section>
  );
}
