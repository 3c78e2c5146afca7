import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs';
import { noticeListsStore } from '../../domain/notices/lists';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import type { Choice } from './use-choice';

/** Chooses all notices of the page, and marks the chosen ones as read. */
export function ChoiceTools({ items, chosen, choose }: Choice) {
  const t = useT();
  const lists = useFeature(noticeListsStore);
  if (items.length === 0) return null;
  const ids = items.map(({ id }) => id);
  const all = chosen.length === items.length;
  const unread = chosen.filter(({ read }) => !read);
  return (
    <div className="oms-feed-tools">
      <Checkbox
        checked={all}
        partial={chosen.length > 0 && !all}
        onChange={(checked) => choose(ids, checked)}
      >
        {chosen.length > 0 ? t('notices.chosen', { count: chosen.length }) : t('notices.choosePage')}
      </Checkbox>
      {chosen.length > 0 && (
        <Button
          variant="link"
          icon={CheckCheck}
          disabled={unread.length === 0}
          onClick={() => {
            choose(ids, false);
            void lists.markTheseRead(unread);
          }}
        >
          {t('notices.markRead')}
        </Button>
      )}
    </div>
  );
}
