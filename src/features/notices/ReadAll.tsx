import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs';
import { noticeListsStore } from '../../domain/notices/lists';
import { noticesStore } from '../../domain/notices/store';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';

/** Marks all reminders as read. */
export function ReadAll() {
  const t = useT();
  const lists = useFeature(noticeListsStore);
  const { data } = useStore(useFeature(noticesStore).stats.$state);
  const nothing = data !== null && data[2].unread === 0;
  // Not `disabled`: it would lose the focus of whoever has just pressed it.
  return (
    <Button
      variant="link"
      icon={CheckCheck}
      aria-disabled={nothing}
      onClick={() => {
        if (!nothing) void lists.markAllRead('2');
      }}
    >
      <span className="oms-read-all-words" data-tip>
        {t('notices.readAll')}
      </span>
    </Button>
  );
}
