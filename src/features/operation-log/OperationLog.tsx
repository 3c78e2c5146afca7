import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { Fragment, useId, useRef, useState } from 'react';
import { actionOf } from '../../domain/operation-log/actions';
import type { LogEntry } from '../../domain/operation-log/api';
import { logKey, operationLogFamily } from '../../domain/operation-log/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useDoer } from '../../react/use-doer';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLocale, useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { IconButton } from '../../ui/button/IconButton';
import { useScrollRegion } from '../../ui/layer/use-scroll-region';
import { Status } from '../../ui/status/Status';
import { Time } from '../../ui/text/Time';
import { Empty } from '../../ui/view-states/Empty';
import { Loaded } from '../../ui/view-states/Loaded';
import { LogData } from './LogData';
import sheet from './operation-log.css?sheet';

export interface OperationLogProps {
  /** Kind of the record, such as `order`. */
  recordType: string;
  recordId: string;
}

/**
 * What was done to a record, the newest first: when, by whom, what, with which result and data
 * (docs/behaviour.md#operation-log).
 */
export default function OperationLog({ recordType, recordId }: OperationLogProps) {
  useSheet(sheet);
  const t = useT();
  const log = useFeature(operationLogFamily).get(logKey(String(recordType), String(recordId)));
  const state = useStore(log.$state);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page names the landmark around it
    <div className="oms-log" role="group" aria-label={t('log.title')}>
      <Loaded
        state={state}
        skeleton={{ rows: 5 }}
        texts={{
          loading: t('log.loading'),
          failed: t('log.failed'),
          retry: t('action.retry'),
          details: t('error.details'),
        }}
        onRetry={() => void log.refresh()}
      >
        {(entries) =>
          entries.length === 0 ? <Empty icon={Clock} title={t('log.none')} /> : <Table entries={entries} />
        }
      </Loaded>
    </div>
  );
}

function Table({ entries }: { entries: readonly LogEntry[] }) {
  const t = useT();
  const id = `oms-log${useId().replace(/\W/g, '-')}`;
  const region = useRef<HTMLDivElement>(null);
  useScrollRegion(region, `${id}-title`);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (entry: string) => {
    const next = new Set(open);
    if (!next.delete(entry)) next.add(entry);
    setOpen(next);
  };
  return (
    <div ref={region} className="oms-log-scroll">
      <table className="oms-log-table">
        <caption id={`${id}-title`} className="oms-sr">
          {t('log.title')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('log.time')}</th>
            <th scope="col">{t('log.person')}</th>
            <th scope="col">{t('log.action')}</th>
            <th scope="col">{t('log.result')}</th>
            <th scope="col">{t('log.remark')}</th>
            <th scope="col">
              <span className="oms-sr">{t('log.data')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Fragment key={entry.id}>
              <Row
                entry={entry}
                dataId={`${id}-${entry.id.replace(/\W/g, '-')}`}
                open={open.has(entry.id)}
                onToggle={() => toggle(entry.id)}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  entry: LogEntry;
  dataId: string;
  open: boolean;
  onToggle(): void;
}

function Row({ entry, dataId, open, onToggle }: RowProps) {
  const t = useT();
  const locale = useLocale();
  const now = useNow();
  const doer = useDoer();
  const action = actionOf(entry.action);
  const words = action
    ? t(action.text)
    : entry.words || (entry.action === null ? t('log.unknown') : t('log.code', { code: entry.action }));
  return (
    <>
      <tr>
        <td className="oms-log-time">
          <Time at={entry.createdAt} now={now} locale={locale} look="stamp" />
        </td>
        <td>{doer(entry.createdName, entry.actedName)}</td>
        <td>
          <Tag tone={action?.tone ?? 'neutral'}>{words}</Tag>
        </td>
        <td className="oms-log-result">
          {entry.done !== null && (
            <Status kind={entry.done ? 'done' : 'failed'}>
              {entry.done ? t('log.done') : t('log.notDone')}
            </Status>
          )}
        </td>
        <td className="oms-log-remark">{entry.remark}</td>
        <td className="oms-log-toggle">
          {entry.data !== null && (
            <IconButton
              icon={ChevronRight}
              size="s"
              label={t('log.showData', { action: words })}
              expanded={open}
              aria-controls={open ? dataId : undefined}
              onClick={onToggle}
            />
          )}
        </td>
      </tr>
      {open && entry.data !== null && (
        <tr id={dataId} className="oms-log-data-row">
          <td colSpan={6}>
            <LogData data={entry.data} />
          </td>
        </tr>
      )}
    </>
  );
}
