import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AnnouncementArticle } from '../../features/announcements/AnnouncementArticle';
import { useT } from '../../react/use-text';
import { Empty } from '../../ui/faces/Empty';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';

const LIST = '/home/announce/list';

/** One announcement, by the id in the address (spec 2.6); previous and next change the address. */
export default function AnnounceDetailRoute() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const [title, setTitle] = useState(t('announcements.one'));
  const id = query.get('id') ?? '';
  if (id === '') {
    return (
      <div className="oms-console-card">
        <PageTitle page={t('announcements.one')} />
        <Empty
          icon={Megaphone}
          title={t('announcements.noOne')}
          text={t('announcements.noOneHint')}
          action={
            <AppLink to={LIST} variant="primary">
              {t('announcements.all')}
            </AppLink>
          }
        />
      </div>
    );
  }
  return (
    <>
      <PageTitle page={title} />
      <AnnouncementArticle id={id} onTitle={setTitle} onMove={(to) => setQuery({ id: to })} />
      <div>
        <AppLink to={LIST}>{t('announcements.all')}</AppLink>
      </div>
    </>
  );
}
