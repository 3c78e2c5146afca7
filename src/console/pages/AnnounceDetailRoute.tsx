import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AnnouncementArticle } from '../../features/announcements/AnnouncementArticle';
import * as paths from '../../page/addresses/console-paths';
import { useT } from '../../react/use-text';
import { Empty } from '../../ui/view-states/Empty';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';
import { useAddressId } from '../parts/use-address-id';

/** One announcement, by the id in the address; previous and next change the address. */
export default function AnnounceDetailRoute() {
  const t = useT();
  const [, setQuery] = useSearchParams();
  const [title, setTitle] = useState(t('announcements.one'));
  const id = useAddressId();
  if (id === '') {
    return (
      <div className="oms-console-card">
        <PageTitle page={t('announcements.one')} />
        <Empty
          icon={Megaphone}
          title={t('announcements.noOne')}
          text={t('announcements.noOneHint')}
          action={
            <AppLink route={paths.ANNOUNCEMENTS} variant="primary">
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
      <AnnouncementArticle
        id={id}
        actions={<AppLink route={paths.ANNOUNCEMENTS}>{t('announcements.all')}</AppLink>}
        onTitle={setTitle}
        onMove={(to) => setQuery({ id: to })}
      />
    </>
  );
}
