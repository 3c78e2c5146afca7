import Bell from 'lucide/dist/esm/icons/bell.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoticePage } from '../../features/notices/NoticePage';
import { useT } from '../../react/use-text';
import { Empty } from '../../ui/faces/Empty';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';

const LIST = '/home/notice/list';

/** One reminder or message, by the id in the address: also where a message without an address of its own leads (spec 2.1). */
export default function NoticeDetailRoute() {
  const t = useT();
  const [query] = useSearchParams();
  const [title, setTitle] = useState(t('notices.one'));
  const id = query.get('id') ?? '';
  if (id === '') {
    return (
      <div className="oms-console-card">
        <PageTitle page={t('notices.one')} />
        <Empty
          icon={Bell}
          title={t('notices.noOne')}
          text={t('notices.noOneHint')}
          action={
            <AppLink to={LIST} variant="primary">
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
      <NoticePage key={id} id={id} onTitle={setTitle} />
      <div>
        <AppLink to={LIST}>{t('notices.all')}</AppLink>
      </div>
    </>
  );
}
