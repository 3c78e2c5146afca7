import Download from 'lucide/dist/esm/icons/download.mjs';
import { useState } from 'react';
import { css, useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Dialog } from '../../ui/dialog/Dialog';
import { Failed } from '../../ui/faces/Failed';
import { Skeleton } from '../../ui/faces/Skeleton';
import { supportLine } from '../../ui/feed/support-line';
import { tasksStore } from './store';
import { TaskFields } from './TaskFields';
import text from './task.css?inline';

const sheet = css(text);

export interface TaskDialogProps {
  id: string;
  onClose(): void;
}

/** One task, to be read only (spec 2.6). */
export default function TaskDialog({ id, onClose }: TaskDialogProps) {
  useSheet(sheet);
  const t = useT();
  const store = useFeature(tasksStore);
  const [detail] = useState(() => store.detail(id));
  const { data, loading, error } = useStore(detail.$state);
  return (
    <Dialog
      id="oms-task"
      open
      size="normal"
      title={data?.title ?? t('tasks.one')}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          {data && data.fileUrl !== null && (
            // A new tab: where the file has gone the page must not go with it.
            <ButtonLink href={data.fileUrl} target="_blank" rel="noopener" icon={Download} download>
              {t('tasks.file')}
            </ButtonLink>
          )}
          <span className="oms-push">
            <Button variant="primary" onClick={onClose}>
              {t('action.close')}
            </Button>
          </span>
        </>
      }
    >
      {data && <TaskFields task={data} />}
      {!data && !error && <Skeleton label={t('tasks.loading')} rows={4} kind="two" />}
      {!data && error && (
        <Failed
          title={t('tasks.oneFailed')}
          text={error.message}
          retry={{ label: t('action.retry'), onRetry: () => void detail.refresh(), busy: loading }}
          details={{ label: t('error.details'), text: supportLine(error) }}
        />
      )}
    </Dialog>
  );
}
