import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import pageSheet from './page.css?sheet';

export interface PageHeadProps {
  /** Of the title. */
  id?: string | undefined;
  title: string;
  note?: ReactNode;
  /** Buttons, at the right. */
  children?: ReactNode;
}

/** The title of a page and what can be done on it. */
export function PageHead({ id, title, note, children }: PageHeadProps) {
  useSheet(pageSheet);
  return (
    <header className="oms-page-head">
      <div className="oms-page-words">
        <h1 id={id} className="oms-page-title">
          {title}
        </h1>
        {note !== undefined && <span className="oms-page-note">{note}</span>}
      </div>
      {children !== undefined && <div className="oms-page-actions">{children}</div>}
    </header>
  );
}
