import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { Icon, type IconDrawing } from '../icon/Icon';
import { facesSheet } from './sheet';

export interface EmptyProps {
  icon?: IconDrawing | undefined;
  /** How things are. */
  title: string;
  /** When something will be here, or what to do. */
  text?: string | undefined;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

export function Empty({ icon, title, text, action }: EmptyProps) {
  useSheet(facesSheet);
  return (
    <div className="oms-face">
      {icon && <Icon icon={icon} size={28} className="oms-face-icon" />}
      <p className="oms-face-title">{title}</p>
      {text !== undefined && <p className="oms-face-text">{text}</p>}
      {action !== undefined && <div className="oms-face-actions">{action}</div>}
    </div>
  );
}
