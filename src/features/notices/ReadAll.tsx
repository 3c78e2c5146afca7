import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import { noticeListsStore } from '../../domain/notices/lists';
import { noticesStore } from '../../domain/notices/store';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';

/** ms for which it can be taken back, as long as a toast stays (docs/behaviour.md#notices). */
const UNDO = 7000;

/** Marks all reminders as read; for a while after that the same button takes it back. */
export function ReadAll() {
  const t = useT();
  const lists = useFeature(noticeListsStore);
  const { data } = useStore(useFeature(noticesStore).stats.$state);
  const held = useStore(lists.$held);
  const nothing = data !== null && data[2].unread === 0;
  // Not `disabled`: it would lose the focus of whoever has just pressed it.
  return (
    <>
      <Button
        variant="link"
        icon={held ? Undo2 : CheckCheck}
        aria-disabled={nothing && !held}
        onClick={({ detail }) => {
          // The second press of a double click does not take back the first.
          if (detail > 1) return;
          if (held) held.withdraw();
          else if (!nothing) void lists.markAllRead('2', UNDO);
        }}
      >
        <span className="oms-read-all-words" data-tip>
          {t(held ? 'notices.readAllUndo' : 'notices.readAll')}
        </span>
      </Button>
      <span className="oms-sr" role="status">
        {held && t('notices.readAllDone')}
      </span>
    </>
  );
}
