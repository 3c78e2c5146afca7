import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { PageHead } from './PageHead';
import pageSheet from './page.css?sheet';

export interface ArticleProps {
  id: string;
  title: string;
  /** Beside the title: what it is about, tags, times. */
  note?: ReactNode;
  /** Buttons of the page, at the right of its title. */
  actions?: ReactNode;
  /** Buttons below, under a hairline. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Something to read that fills a page, in the parts of every page: its title, and a panel with what a dialog shows. */
export function Article({ id, title, note, actions, foot, children }: ArticleProps) {
  useSheet(pageSheet);
  return (
    <article className="oms-article" aria-labelledby={`${id}-title`}>
      <PageHead id={`${id}-title`} title={title} note={note}>
        {actions}
      </PageHead>
      <div className="oms-panel">
        <div className="oms-article-body">{children}</div>
        {foot !== undefined && <footer className="oms-article-foot">{foot}</footer>}
      </div>
    </article>
  );
}
