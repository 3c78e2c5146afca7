import Bell from 'lucide/dist/esm/icons/bell.mjs';
import { map } from 'nanostores';
import { FeedRow } from '../../src/ui/feed/FeedRow';
import { JobRow } from '../../src/ui/feed/JobRow';
import { Jobs } from '../../src/ui/feed/Jobs';
import { ListFeed } from '../../src/ui/feed/ListFeed';
import { type Place, renderAhead } from '../../src/ui/lazy/render-ahead';
import { Time } from '../../src/ui/text/Time';
import NoticePanel from './NoticePanel';

/** Rows that a window shows. The browser compiles code that has run several times. */
const ROWS = 8;

const nothing = () => {};
const nowhere = { current: null };

/** Renders the panel ahead, with examples of its rows: it asks for the real ones when it is shown. */
export function renderPanelAhead(place: Place): void {
  const { t } = place.shell.i18n;
  const at = new Date(place.shell.platform.clock.now()).toISOString();
  const text = t('notices.label');
  const rows = Array.from({ length: ROWS }, (_, row) => `${text} ${row}`);
  const list = (
    <ListFeed
      label={text}
      texts={{ loading: text, failed: text, empty: text, emptyHint: text }}
      emptyIcon={Bell}
      state={{ items: rows, total: ROWS, loading: false, error: null, more: true }}
      onMore={nothing}
      onRetry={nothing}
    >
      {(title, times) => (
        <FeedRow
          key={title}
          title={title}
          brief={title}
          time={<Time at={at} {...times} />}
          unreadLabel={title}
          onOpen={nothing}
        />
      )}
    </ListFeed>
  );
  const jobs = (
    <Jobs
      id=""
      title={text}
      texts={{ loading: text, failed: text, empty: text }}
      recent={{
        $state: map({ data: rows, loading: false, error: null, stale: false }),
        refresh: async () => {},
      }}
      linger={0}
    >
      {(title, times) => (
        <JobRow
          key={title}
          title={title}
          number={title}
          status={{ kind: 'done', word: title }}
          time={<Time at={at} {...times} />}
          onOpen={nothing}
        />
      )}
    </Jobs>
  );
  const panel = (
    <NoticePanel
      open={false}
      anchor={nowhere}
      placement="bottom-end"
      tab={1}
      onTab={nothing}
      onClose={nothing}
    />
  );
  renderAhead(place, 'notices', [list, jobs, panel, panel]);
}
