import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { StatusGlyph, type StatusKind } from '../status/StatusGlyph';
import { IdText } from '../text/IdText';
import feedSheet from './feed.css?sheet';

export interface JobRowProps {
  title: string;
  /** Null where the state is not known: the row then has no glyph either. */
  status: { readonly kind: StatusKind; readonly word: string } | null;
  number: string;
  /** A Time. */
  time: ReactNode;
  /** A button or link at the right; the time then moves to the line below. */
  action?: ReactNode;
  /** Opens it; without it the row is no button. */
  onOpen?: (() => void) | undefined;
}

/** A job in two lines: title and time, state and number. */
export function JobRow({ title, status, number, time, action, onOpen }: JobRowProps) {
  useSheet(feedSheet);
  const content = (
    <>
      <span className="oms-job-title" title={title}>
        {title}
      </span>{' '}
      {action ?? time}{' '}
      <span className="oms-job-note">
        {status && (
          <>
            <StatusGlyph kind={status.kind} />
            <span>{status.word}</span>{' '}
          </>
        )}
        <IdText id={number} />
      </span>{' '}
      {action !== undefined && time}
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button type="button" className="oms-job" onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className="oms-job">{content}</div>
      )}
    </li>
  );
}
