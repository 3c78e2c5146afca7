import { useEffect } from 'react';
import { keepFresh } from '../../core/store/keep-fresh';
import { taskFamily } from '../../domain/tasks/store';
import { isRunning } from '../../domain/tasks/types';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { DownloadLink } from '../../ui/button/DownloadLink';
import { ReadingDialog } from '../../ui/dialog/ReadingDialog';
import { Loaded } from '../../ui/view-states/Loaded';
import { TaskFields } from './TaskFields';

export interface TaskDialogProps {
  id: string;
  onClose(): void;
}

/** One task, to be read only; while it runs it is loaded again and again. */
export default function TaskDialog({ id, onClose }: TaskDialogProps) {
  const t = useT();
  const { platform } = useShell();
  const detail = useFeature(taskFamily).get(id);
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
          gone: { title: t('tasks.gone'), text: t('error.gone') },
        }}
        skeleton={{ rows: 4, kind: 'two' }}
        onRetry={() => void detail.refresh()}
      >
        {(task) => <TaskFields task={task} />}
      </Loaded>
    </ReadingDialog>
  );
}
