import { useState } from 'react';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { AnnouncementBody, AnnouncementNote } from './AnnouncementBody';
import { Paging } from './Paging';
import type { Direction } from './paging';
import { readingStore } from './reading';

export interface AnnouncementDialogProps {
  id: string;
  onClose(): void;
}

const ID = 'oms-announcement';

/** One announcement and those beside it (spec 2.6); the first is read by being opened. 720 px wide (spec 9). */
export default function AnnouncementDialog({ id, onClose }: AnnouncementDialogProps) {
  const t = useT();
  const store = useFeature(readingStore);
  const [reading] = useState(() => store.open(id));
  const state = useStore(reading.$state);
  const { shown } = state;

  async function step(direction: Direction): Promise<void> {
    const to = await reading.step(direction);
    if (to !== null) reading.show(to);
  }
  return (
    <Dialog
      id={ID}
      open
      size="normal"
      title={shown?.title ?? t('announcements.one')}
      note={shown ? <AnnouncementNote announcement={shown} /> : undefined}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          <Paging state={state} onStep={(direction) => void step(direction)} />
          <span className="oms-push">
            <Button variant="primary" onClick={onClose}>
              {t('announcements.gotIt')}
            </Button>
          </span>
        </>
      }
    >
      <AnnouncementBody state={state} onRetry={reading.retry} />
    </Dialog>
  );
}
