import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../react/use-text';
import { ReadingDialog } from '../../ui/dialog/ReadingDialog';
import { deepActiveElement } from '../../ui/layer/active-element';
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
  const aside = useRef<HTMLSpanElement>(null);
  const isThere = data !== null;
  // What one does after reading is one press away. Not where the reader has gone on meanwhile.
  useLayoutEffect(() => {
    const link = isThere ? aside.current?.querySelector('a') : null;
    if (deepActiveElement(document) === aside.current?.closest('dialog')) link?.focus();
  }, [isThere]);
  return (
    <ReadingDialog
      id="oms-notice"
      title={data?.title ?? t('notices.one')}
      note={data ? <NoticeNote notice={data} /> : undefined}
      closeLabel={t('action.close')}
      // A page with a router of its own stays, and so would the dialog.
      aside={<span ref={aside}>{data && <NoticeLink notice={data} onFollow={onClose} />}</span>}
      describedBy="oms-notice-body"
      onClose={onClose}
    >
      <NoticeText notice={notice} />
    </ReadingDialog>
  );
}
