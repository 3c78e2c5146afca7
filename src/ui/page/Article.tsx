import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import pageSheet from './page.css?sheet';

export interface ArticleProps {
  id: string;
  title: string;
  /** Under the title: what it is about, tags, times. */
  note?: ReactNode;
  /** Buttons below, under a hairline. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Something to read that fills a page: what a dialog shows, without the dialog. */
export function Article({ id, title, note, foot, children }: ArticleProps) {
  useSheet(pageSheet);
  return (
    <article className="oms-panel oms-article" aria-labelledby={`${id}-title`}>
      <header className="oms-article-head">
        <h1 id={`${id}-title`} className="oms-article-title">
          {title}
        </h1>
        {note !== undefined && <div className="oms-article-note">{note}</div>}
      </header>
      <div className="oms-article-body">{children}</div>
      {foot !== undefined && <footer className="oms-article-foot">{foot}</footer>}
    </article>
  );
}
