import { useEffect, useState } from 'react';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Article } from '../../ui/page/Article';
import { AnnouncementBody, AnnouncementNote } from './AnnouncementBody';
import { Paging } from './Paging';
import type { Direction } from './paging';
import { readingStore } from './reading';

export interface AnnouncementArticleProps {
  id: string;
  /** Its title, once it is known. */
  onTitle(title: string): void;
  onMove(id: string): void;
}

/** One announcement as a page (spec 2.6): nothing closes it, and opening it does not mark it as read (spec 4). */
export function AnnouncementArticle({ id, onTitle, onMove }: AnnouncementArticleProps) {
  const t = useT();
  const store = useFeature(readingStore);
  const [reading] = useState(() => store.open(id, { query: true }));
  const state = useStore(reading.$state);
  const { shown } = state;
  const title = shown?.title;
  useEffect(() => reading.show(id), [reading, id]);
  useEffect(() => {
    if (title !== undefined) onTitle(title);
  }, [title, onTitle]);

  async function step(direction: Direction): Promise<void> {
    const to = await reading.step(direction);
    if (to !== null) onMove(to);
  }
  return (
    <Article
      id="oms-announcement"
      title={title ?? t('announcements.one')}
      note={shown ? <AnnouncementNote announcement={shown} /> : undefined}
      foot={<Paging state={state} onStep={(direction) => void step(direction)} />}
    >
      <AnnouncementBody state={state} onRetry={reading.retry} />
    </Article>
  );
}
