import { type ReactNode, useEffect } from 'react';
import { useT } from '../../react/use-text';
import { Article } from '../../ui/page/Article';
import { NoticeLink, NoticeNote, NoticeText, useNotice } from './NoticeArticle';

export interface NoticePageProps {
  id: string;
  /** The way to the list. */
  actions: ReactNode;
  /** Its title, once it is known. */
  onTitle(title: string): void;
}

/** One reminder or message as a page, which is read by being opened. */
export function NoticePage({ id, actions, onTitle }: NoticePageProps) {
  const t = useT();
  const notice = useNotice(id);
  const { data } = notice.state;
  const title = data?.title;
  useEffect(() => {
    if (title !== undefined) onTitle(title);
  }, [title, onTitle]);
  return (
    <Article
      id="oms-notice"
      title={title ?? t('notices.one')}
      note={data ? <NoticeNote notice={data} /> : undefined}
      actions={actions}
      foot={data && data.url !== '' ? <NoticeLink notice={data} own /> : undefined}
    >
      <NoticeText notice={notice} />
    </Article>
  );
}
