import { useMemo } from 'react';
import { useHref } from 'react-router';
import { noticeListsStore } from '../../domain/notices/lists';
import { noticePagesStore } from '../../domain/notices/pages';
import { NOTICE_TYPES } from '../../domain/notices/types';
import { NoticePages } from '../../features/notices/NoticePages';
import { ReadAll } from '../../features/notices/ReadAll';
import * as paths from '../../page/addresses/console-paths';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useServerTexts, useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { Select } from '../../ui/select/Select';
import { Alert } from '../../ui/view-states/Alert';
import { useOpen } from '../home/use-open';
import { ListPanel } from '../parts/ListPanel';
import { PageTitle } from '../parts/PageTitle';
import { useListAddress } from '../parts/use-list-address';

/** All reminders and messages. */
export default function NoticeListRoute() {
  const t = useT();
  const errorText = useErrorText();
  const open = useOpen();
  const detail = useHref(paths.NOTICE);
  const [address, change] = useListAddress();
  const { page, rows, text, read } = address;
  const type = NOTICE_TYPES.find((one) => one === address.type) ?? null;
  const eventType = address.event;
  const query = useMemo(
    () => ({ page, rows, text, read, type, eventType }),
    [page, rows, text, read, type, eventType],
  );
  const { data: base } = useStore(useShell().navigation.base.$state);
  const words = useServerTexts();
  const { total } = useStore(useFeature(noticePagesStore).$state);
  const problem = useStore(useFeature(noticeListsStore).$problem);
  return (
    <>
      <PageTitle page={t('notices.pageTitle')} />
      <PageHead title={t('notices.pageTitle')}>
        <ReadAll />
      </PageHead>
      {problem && <Alert tone="danger">{t('notices.readAllFailed', { reason: errorText(problem) })}</Alert>}
      <ListPanel
        address={address}
        onChange={change}
        searchLabel={t('notices.search')}
        total={total}
        filters={
          <>
            <Select
              aria-label={t('notices.type')}
              value={type ?? ''}
              options={[
                { value: '', label: t('notices.type.all') },
                ...NOTICE_TYPES.map((one) => ({ value: one, label: t(`notices.type.${one}`) })),
              ]}
              onChange={(value) => change({ type: value })}
            />
            <Select
              aria-label={t('notices.eventType')}
              value={eventType ?? ''}
              options={[
                { value: '', label: t('notices.eventType.all') },
                ...(base?.eventTypes ?? []).map(({ id, langKey, title }) => ({
                  value: id,
                  label: words(langKey, title),
                })),
              ]}
              onChange={(value) => change({ event: value })}
            />
          </>
        }
      >
        <NoticePages
          query={query}
          filtered={text !== '' || read !== null || type !== null || eventType !== null}
          hrefOf={(id) => `${detail}?id=${encodeURIComponent(id)}`}
          onOpen={(id) => open('showNotice', id)}
        />
      </ListPanel>
    </>
  );
}
