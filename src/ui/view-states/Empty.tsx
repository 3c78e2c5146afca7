import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { Icon, type IconDrawing } from '../icon/Icon';
import viewStatesSheet from './view-states.css?sheet';

export interface EmptyProps {
  icon?: IconDrawing | undefined;
  /** How things are. */
  title: string;
  /** `h1` where it stands for a whole page. */
  heading?: 'h1' | 'p' | undefined;
  /** When the list will fill, or the next step. */
  text?: string | undefined;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

export function Empty({ icon, title, heading: Title = 'p', text, action }: EmptyProps) {
  useSheet(viewStatesSheet);
  return (
    <div className="oms-view-state">
      {icon && <Icon icon={icon} size={28} className="oms-view-state-icon" />}
      <Title className="oms-view-state-title">{title}</Title>
      {text !== undefined && <p className="oms-view-state-text">{text}</p>}
      {action !== undefined && <div className="oms-view-state-actions">{action}</div>}
    </div>
  );
}
