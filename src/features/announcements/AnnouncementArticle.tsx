import { type ReactNode, useEffect, useState } from 'react';
import type { Direction } from '../../domain/announcements/paging';
import { viewerStore } from '../../domain/announcements/viewer';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Article } from '../../ui/page/Article';
import { AnnouncementBody, AnnouncementNote } from './AnnouncementBody';
import { Paging } from './Paging';

export interface AnnouncementArticleProps {
  id: string;
  /** The way to the list. */
  actions: ReactNode;
  /** Its title, once it is known. */
  onTitle(title: string): void;
  onMove(id: string): void;
}

/** One announcement as a page: nothing closes it, and opening it does not mark it as read. */
export function AnnouncementArticle({ id, actions, onTitle, onMove }: AnnouncementArticleProps) {
  const t = useT();
  const store = useFeature(viewerStore);
  const [viewer] = useState(() => store.open(id, { query: true }));
  const state = useStore(viewer.$state);
  const { shown } = state;
  const title = shown?.title;
  useEffect(() => viewer.show(id), [viewer, id]);
  useEffect(() => {
    if (title !== undefined) onTitle(title);
  }, [title, onTitle]);

  async function step(direction: Direction): Promise<void> {
    const to = await viewer.step(direction);
    if (to !== null) onMove(to);
  }
  return (
    <Article
      id="oms-announcement"
      title={title ?? t('announcements.one')}
      note={shown ? <AnnouncementNote announcement={shown} /> : undefined}
      actions={actions}
      foot={<Paging state={state} onStep={(direction) => void step(direction)} />}
    >
      <AnnouncementBody state={state} onRetry={viewer.retry} />
    </Article>
  );
}
