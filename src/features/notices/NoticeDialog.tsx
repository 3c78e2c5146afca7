import { useT } from '../../react/use-text';
import { ReadingDialog } from '../../ui/dialog/ReadingDialog';
import { NoticeLink, NoticeNote, NoticeText, useNotice } from './NoticeArticle';

export interface NoticeDialogProps {
  id: string;
  onClose(): void;
}

/** One reminder or message, which is read by being opened. */
export default function NoticeDialog({ id, onClose }: NoticeDialogProps) {
  const t = useT();
  const notice = useNotice(id);
  const { data } = notice.state;
  return (
    <ReadingDialog
      id="oms-notice"
      title={data?.title ?? t('notices.one')}
      note={data ? <NoticeNote notice={data} /> : undefined}
      closeLabel={t('action.close')}
      aside={data && <NoticeLink notice={data} />}
      onClose={onClose}
    >
      <NoticeText notice={notice} />
    </ReadingDialog>
  );
}
