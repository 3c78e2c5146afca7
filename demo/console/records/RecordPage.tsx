import { cleanText } from '@oms/shell';
import { ButtonLink, CopyButton, Loaded, PageHead, TabPanel, Tabs } from '@oms/shell/react';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import type { ReactNode } from 'react';
import { useHref, useNavigate, useSearchParams } from 'react-router';
import { PageTitle } from '../PageTitle';
import { useTexts } from '../texts';
import { type FactList, Summary } from './FactPanel';
import type { RecordKind } from './kinds';
import type { Course } from './progress';
import { Timeline } from './Timeline';
import { textOf, useRecord, type Wire } from './use-record';
import './record-page.css';
import './records.css';

export interface RecordTab {
  readonly id: string;
  readonly label: string;
  readonly content: (record: Wire) => ReactNode;
}

export interface RecordPageProps {
  kind: RecordKind;
  /** Behind the number: the status and what marks the record. */
  note: (record: Wire) => ReactNode;
  /** The figures and times that matter, above all else. */
  summary: (record: Wire) => FactList;
  /** Its way from state to state, of a kind that has one. */
  course?: Course;
  /** What it is about. */
  content: (record: Wire) => ReactNode;
  /** Beside it where there is room: whom and what else it concerns. */
  aside: (record: Wire) => ReactNode;
  /** Files and history, below both. The first is shown where the address names none. */
  tabs: readonly RecordTab[];
}

/** One record by the `id` of the address; the chosen tab is in the address too. */
export function RecordPage({ kind, note, ...parts }: RecordPageProps) {
  const t = useTexts();
  const [address] = useSearchParams();
  const edit = useHref(kind.edit ?? kind.list);
  const load = useRecord(kind, cleanText(address.get('id') ?? ''));
  const record = load.data;
  const number = record ? textOf(record, kind.number) : '';
  const title = number === '' ? t(kind.one) : `${t(kind.one)} ${number}`;
  return (
    <>
      <PageTitle page={title} />
      <PageHead
        title={title}
        note={
          record && (
            <>
              <CopyButton text={number} label={t('record.copyNumber')} />
              {note(record)}
            </>
          )
        }
      >
        {record && kind.edit !== undefined && (
          <ButtonLink icon={Pencil} href={`${edit}?id=${encodeURIComponent(textOf(record, 'id'))}`}>
            {t('record.edit')}
          </ButtonLink>
        )}
        <BackToList kind={kind} />
      </PageHead>
      <Loaded
        load={load}
        rows={6}
        name={t(kind.one)}
        failed={t('record.failed', { name: t(kind.one) })}
        gone={{ title: t('record.gone', { name: t(kind.one) }), text: t('record.goneText') }}
      >
        {(found) => <Parts kind={kind} title={title} record={found} {...parts} />}
      </Loaded>
    </>
  );
}

/** The list as it was left, with its query; a record that was opened by its address has none before it. */
function BackToList({ kind }: { kind: RecordKind }) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <ButtonLink
      variant="quiet"
      href={useHref(kind.list)}
      onClick={(event) => {
        if (!(window.history.state?.idx > 0) || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {t('record.toList')}
    </ButtonLink>
  );
}

function Parts({
  kind,
  title,
  record,
  summary,
  course,
  content,
  aside,
  tabs,
}: Omit<RecordPageProps, 'note'> & { title: string; record: Wire }) {
  return (
    <div className="record">
      <div className="record-overview">
        <Summary facts={summary(record)} />
        {course && <Timeline kind={kind} course={course} record={record} />}
      </div>
      <div className="record-columns">
        <div>{content(record)}</div>
        <div className="record">{aside(record)}</div>
        <RecordTabs title={title} tabs={tabs} record={record} />
      </div>
    </div>
  );
}

function RecordTabs({ title, tabs, record }: { title: string; tabs: readonly RecordTab[]; record: Wire }) {
  const [address, setAddress] = useSearchParams();
  const tab = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];
  const choose = (id: string) =>
    setAddress(
      (before) => {
        before.set('tab', id);
        return before;
      },
      { replace: true },
    );
  return (
    <div>
      <Tabs id="record-tabs" label={title} tabs={tabs} selected={tab?.id ?? ''} onSelect={choose} start />
      {tab && (
        <TabPanel tabs="record-tabs" tab={tab.id}>
          <div className="record-tab">{tab.content(record)}</div>
        </TabPanel>
      )}
    </div>
  );
}
