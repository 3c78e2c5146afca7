import { useEffect, useState } from 'react';
import { keepFresh } from '../../core/store/keep-fresh';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { DownloadLink } from '../../ui/button/DownloadLink';
import { ReadingDialog } from '../../ui/dialog/ReadingDialog';
import { Loaded } from '../../ui/faces/Loaded';
import { isRunning } from './status';
import { tasksStore } from './store';
import { TaskFields } from './TaskFields';

export interface TaskDialogProps {
  id: string;
  onClose(): void;
}

/** One task, to be read only (spec 2.6); while it runs it is asked for anew. */
export default function TaskDialog({ id, onClose }: TaskDialogProps) {
  const t = useT();
  const { platform } = useShell();
  const store = useFeature(tasksStore);
  const [detail] = useState(() => store.detail(id));
  const state = useStore(detail.$state);
  useEffect(() => keepFresh(platform, detail, isRunning), [platform, detail]);
  const { data } = state;
  return (
    <ReadingDialog
      id="oms-task"
      title={data?.title ?? t('tasks.one')}
      closeLabel={t('action.close')}
      aside={
        data &&
        data.fileUrl !== null && (
          <DownloadLink url={data.fileUrl} title={data.title} button>
            {t('tasks.file')}
          </DownloadLink>
        )
      }
      onClose={onClose}
    >
      <Loaded
        state={state}
        texts={{
          loading: t('tasks.loading'),
          failed: t('tasks.oneFailed'),
          retry: t('action.retry'),
          details: t('error.details'),
        }}
        skeleton={{ rows: 4, kind: 'two' }}
        onRetry={() => void detail.refresh()}
      >
        {(task) => <TaskFields task={task} />}
      </Loaded>
    </ReadingDialog>
  );
}
