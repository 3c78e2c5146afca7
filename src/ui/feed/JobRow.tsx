import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { StatusGlyph, type StatusKind } from '../status/StatusGlyph';
import { IdText } from '../text/IdText';
import { feedSheet } from './sheet';

export interface JobRowProps {
  title: string;
  /** Null where the state is not known: then there is no glyph either. */
  status: { readonly kind: StatusKind; readonly word: string } | null;
  number: string;
  /** A Time. */
  time: ReactNode;
  /** What can be done with it; the time then stands below. */
  action?: ReactNode;
  /** Opens it; without it the row is no button. */
  onOpen?: (() => void) | undefined;
}

/** Something that runs or has run, in two lines: what and when, how it stands and its number. */
export function JobRow({ title, status, number, time, action, onOpen }: JobRowProps) {
  useSheet(feedSheet);
  const content = (
    <>
      <span className="oms-job-title" title={title}>
        {title}
      </span>
      {action ?? time}
      <span className="oms-job-note">
        {status && (
          <>
            <StatusGlyph kind={status.kind} />
            <span>{status.word}</span>
          </>
        )}
        <IdText id={number} />
      </span>
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
