import { useMemo } from 'react';
import { useHref } from 'react-router';
import { announcementPagesStore } from '../../domain/announcements/pages';
import { AnnouncementPages } from '../../features/announcements/AnnouncementPages';
import * as paths from '../../page/addresses/console-paths';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { useOpen } from '../home/use-open';
import { ListPanel } from '../parts/ListPanel';
import { PageTitle } from '../parts/PageTitle';
import { useListAddress } from '../parts/use-list-address';

/** All announcements. */
export default function AnnounceListRoute() {
  const t = useT();
  const open = useOpen();
  const detail = useHref(paths.ANNOUNCEMENT);
  const [address, change] = useListAddress();
  const { page, rows, text, read } = address;
  const query = useMemo(() => ({ page, rows, text, read }), [page, rows, text, read]);
  const { total } = useStore(useFeature(announcementPagesStore).$state);
  return (
    <>
      <PageTitle page={t('announcements.title')} />
      <PageHead title={t('announcements.title')} />
      <ListPanel address={address} onChange={change} searchLabel={t('announcements.search')} total={total}>
        <AnnouncementPages
          query={query}
          filtered={text !== '' || read !== null}
          hrefOf={(id) => `${detail}?id=${encodeURIComponent(id)}`}
          onOpen={(id) => open('showAnnouncement', id)}
        />
      </ListPanel>
    </>
  );
}
