import { Attachments, OperationLog, Panel, PhotoLookup, type SourceType } from '@oms/shell/react';
import type { Translate } from '../texts';
import type { RecordKind } from './kinds';
import type { RecordTab } from './RecordPage';
import { textOf, type Wire } from './use-record';

/** Photographs of a document, by its source type; `record` gives the widget the field that has its number. */
export const photoTab = (
  t: Translate,
  sourceType: SourceType,
  record: (one: Wire) => Readonly<Record<string, unknown>>,
): RecordTab => ({
  id: 'photos',
  label: t('record.photos'),
  content: (one) => (
    <Panel id="record-photos" title={t('record.photos')} padded>
      <PhotoLookup sourceType={sourceType} record={record(one)} />
    </Panel>
  ),
});

/** Files and history, which every kind of record has, and between them what some kinds have. */
export const commonTabs = (
  t: Translate,
  { type }: RecordKind,
  between: readonly RecordTab[] = [],
): RecordTab[] => [
  {
    id: 'attachments',
    label: t('record.attachments'),
    content: (one) => (
      <Panel id="record-attachments" title={t('record.attachments')} padded>
        <Attachments recordType={type} recordId={textOf(one, 'id')} upload={{ multiple: true, auto: true }} />
      </Panel>
    ),
  },
  ...between,
  {
    id: 'log',
    label: t('record.log'),
    content: (one) => (
      <Panel id="record-log" title={t('record.log')}>
        <OperationLog recordType={type} recordId={textOf(one, 'id')} />
      </Panel>
    ),
  },
];
