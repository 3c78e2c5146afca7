import { cleanText } from '@oms/shell';
import { ButtonLink, Loaded, PageHead, TabPanel, Tabs } from '@oms/shell/react';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import type { ReactNode } from 'react';
import { useHref, useNavigate, useSearchParams } from 'react-router';
import { PageTitle } from '../PageTitle';
import { useTexts } from '../texts';
import type { RecordKind } from './kinds';
import { textOf, useRecord, type Wire } from './use-record';
import './records.css';

export interface RecordTab {
  readonly id: string;
  readonly label: string;
  readonly content: (record: Wire, reload: () => void) => ReactNode;
}

export interface RecordPageProps {
  kind: RecordKind;
  /** The first is shown where the address names none. */
  tabs: readonly RecordTab[];
  /** Behind the number, such as the status. */
  note?: (record: Wire) => ReactNode;
  /** Buttons at the right. */
  actions?: (record: Wire, reload: () => void) => ReactNode;
}

/** One record by the `id` of the address, in tabs; the chosen tab is in the address too. */
export function RecordPage({ kind, tabs, note, actions }: RecordPageProps) {
  const t = useTexts();
  const [address, setAddress] = useSearchParams();
  const list = useHref(kind.list);
  const edit = useHref(kind.edit ?? kind.list);
  const navigate = useNavigate();
  const load = useRecord(kind, cleanText(address.get('id') ?? ''));
  const record = load.data;
  const number = record ? textOf(record, kind.number) : '';
  const title = number === '' ? t(kind.one) : `${t(kind.one)} ${number}`;
  const tab = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];
  const reload = () => void load.refresh();

  const choose = (id: string) =>
    setAddress(
      (before) => {
        before.set('tab', id);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <PageTitle page={title} />
      <PageHead title={title} note={record && note?.(record)}>
        {record && actions?.(record, reload)}
        {record && kind.edit !== undefined && (
          <ButtonLink icon={Pencil} href={`${edit}?id=${encodeURIComponent(textOf(record, 'id'))}`}>
            {t('record.edit')}
          </ButtonLink>
        )}
        <ButtonLink
          variant="quiet"
          href={list}
          onClick={(event) => {
            // The list as it was left, with its query; a record that was opened by its address has none before it.
            if (!(window.history.state?.idx > 0) || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void navigate(-1);
          }}
        >
          {t('record.toList')}
        </ButtonLink>
      </PageHead>
      <Loaded
        load={load}
        rows={6}
        failed={t('record.failed', { name: t(kind.one) })}
        gone={{ title: t('record.gone', { name: t(kind.one) }), text: t('record.goneText') }}
      >
        {(found) => (
          <>
            <Tabs
              id="record-tabs"
              label={title}
              tabs={tabs}
              selected={tab?.id ?? ''}
              onSelect={choose}
              start
            />
            {tab && (
              <TabPanel tabs="record-tabs" tab={tab.id}>
                <div className="record">{tab.content(found, reload)}</div>
              </TabPanel>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
