import type { ReactNode } from 'react';
import { isSeen } from '../../core/text/name';
import type { TaskDetail } from '../../domain/tasks/types';
import { useSheet } from '../../react/sheet';
import { useDoer } from '../../react/use-doer';
import { useNow } from '../../react/use-now';
import { useLocale, useT } from '../../react/use-text';
import { cx } from '../../ui/class-names';
import { Status } from '../../ui/status/Status';
import { IdText } from '../../ui/text/IdText';
import { Time } from '../../ui/text/Time';
import { statusOf } from './status';
import sheet from './task.css?sheet';

/** The fields of a task; those that this task does not have are left out. */
export function TaskFields({ task }: { task: TaskDetail }) {
  useSheet(sheet);
  const t = useT();
  const locale = useLocale();
  const now = useNow();
  const doer = useDoer();
  const status = statusOf(task, t);
  const error = task.businessError ? t('tasks.businessError') : task.error;
  const time = (at: string) => at !== '' && <Time at={at} now={now} locale={locale} look="stamp" />;
  return (
    <dl className="oms-task">
      <Row label={t('tasks.number')}>
        <IdText id={task.number} />
      </Row>
      <Row label={t('tasks.state')}>{status && <Status kind={status.kind}>{status.word}</Status>}</Row>
      <Row label={t('tasks.startedAt')}>{time(task.createdAt)}</Row>
      <Row label={t('tasks.endedAt')}>{time(task.endedAt)}</Row>
      <Row label={t('tasks.creator')}>{doer(task.creator, task.actor)}</Row>
      <Row label={t('tasks.source')}>{task.sourceNo !== '' && <IdText id={task.sourceNo} />}</Row>
      <Row label={t('tasks.project')}>{task.project}</Row>
      <Row label={t('tasks.description')}>{task.title}</Row>
      <Row label={t('tasks.error')} wide danger>
        {error}
      </Row>
      <Row label={t('tasks.parameters')} wide>
        {task.parameters}
      </Row>
      <Row label={t('tasks.remark')} wide>
        {task.remark}
      </Row>
    </dl>
  );
}

interface RowProps {
  label: string;
  wide?: boolean;
  danger?: boolean;
  children: ReactNode;
}

function Row({ label, wide = false, danger = false, children }: RowProps) {
  if (children === null || children === false || (typeof children === 'string' && !isSeen(children)))
    return null;
  return (
    <div className={cx(wide && 'oms-task-wide')}>
      <dt>{label}</dt>
      <dd className={cx(danger && 'oms-task-error')}>{children}</dd>
    </div>
  );
}
