import { useState } from 'react';
import type { Direction } from '../../domain/announcements/paging';
import { viewerStore } from '../../domain/announcements/viewer';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { AnnouncementBody, AnnouncementNote } from './AnnouncementBody';
import { Paging } from './Paging';

export interface AnnouncementDialogProps {
  id: string;
  onClose(): void;
}

const ID = 'oms-announcement';

/** One announcement and the way to its neighbours; opening marks the first one as read. 720 px wide. */
export default function AnnouncementDialog({ id, onClose }: AnnouncementDialogProps) {
  const t = useT();
  const store = useFeature(viewerStore);
  const [viewer] = useState(() => store.open(id));
  const state = useStore(viewer.$state);
  const { shown } = state;

  async function step(direction: Direction): Promise<void> {
    const to = await viewer.step(direction);
    if (to !== null) viewer.show(to);
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
      <AnnouncementBody state={state} onRetry={viewer.retry} />
    </Dialog>
  );
}
