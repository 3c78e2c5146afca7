import Bell from 'lucide/dist/esm/icons/bell.mjs';
import { useState } from 'react';
import { NoticePage } from '../../features/notices/NoticePage';
import * as paths from '../../page/addresses/console-paths';
import { useT } from '../../react/use-text';
import { Empty } from '../../ui/view-states/Empty';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';
import { useAddressId } from '../parts/use-address-id';

/** One reminder or message, by the id in the address: also where a message without an address of its own leads. */
export default function NoticeDetailRoute() {
  const t = useT();
  const [title, setTitle] = useState(t('notices.one'));
  const id = useAddressId();
  if (id === '') {
    return (
      <div className="oms-console-card">
        <PageTitle page={t('notices.one')} />
        <Empty
          icon={Bell}
          title={t('notices.noOne')}
          text={t('notices.noOneHint')}
          action={
            <AppLink route={paths.NOTICES} variant="primary">
              {t('notices.all')}
            </AppLink>
          }
        />
      </div>
    );
  }
  return (
    <>
      <PageTitle page={title} />
      <NoticePage
        key={id}
        id={id}
        actions={<AppLink route={paths.NOTICES}>{t('notices.all')}</AppLink>}
        onTitle={setTitle}
      />
    </>
  );
}
