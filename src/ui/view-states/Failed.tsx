import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { Button } from '../button/Button';
import { Icon, type IconDrawing } from '../icon/Icon';
import { useAnnounced } from './OneVoice';
import viewStatesSheet from './view-states.css?sheet';

export interface FailedProps {
  /** The failed action. */
  title: string;
  /** `h1` where it stands for a whole page. */
  heading?: 'h1' | 'p' | undefined;
  /** Why, and what it does not affect. */
  text?: string | undefined;
  icon?: IconDrawing | undefined;
  /** `note` stands below the buttons, such as when the next try is. */
  retry?:
    | { readonly label: string; onRetry(): void; readonly busy?: boolean; readonly note?: ReactNode }
    | undefined;
  /**
   * For support, in English: a line such as service, code, request id, time, or several with what to do. Folded up
   * unless `open`.
   */
  details?: { readonly label: string; readonly text: string; readonly open?: boolean } | undefined;
  copy?: { readonly label: string; onCopy(text: string): void } | undefined;
}

export function Failed(props: FailedProps) {
  const { title, heading: Title = 'p', text, icon = CloudOff, retry, details, copy } = props;
  useSheet(viewStatesSheet);
  const role = useAnnounced('alert', title);
  return (
    <div className="oms-view-state oms-view-state-failed" role={role}>
      <Icon icon={icon} size={28} className="oms-view-state-icon" />
      <Title className="oms-view-state-title">{title}</Title>
      {text !== undefined && <p className="oms-view-state-text">{text}</p>}
      <div className="oms-view-state-actions">
        {retry && (
          <Button variant="primary" busy={retry.busy} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )}
        {copy && details && <Button onClick={() => copy.onCopy(details.text)}>{copy.label}</Button>}
      </div>
      {retry?.note && <p className="oms-view-state-text">{retry.note}</p>}
      {details && (
        <details className="oms-view-state-details" open={details.open}>
          <summary>{details.label}</summary>
          <span lang="en" className={details.text.includes('\n') ? 'oms-view-state-lines' : undefined}>
            {details.text}
          </span>
        </details>
      )}
    </div>
  );
}
