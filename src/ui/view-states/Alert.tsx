import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { Icon } from '../icon/Icon';
import viewStatesSheet from './view-states.css?sheet';

const ICONS = { info: Info, warning: TriangleAlert, danger: CircleAlert };

export interface AlertProps {
  tone: keyof typeof ICONS;
  children: ReactNode;
  /** A link or a quiet button behind the words. */
  action?: ReactNode;
}

/** An error or a hint in the flow of the page, beside its cause. */
export function Alert({ tone, children, action }: AlertProps) {
  useSheet(viewStatesSheet);
  return (
    <div className={`oms-alert oms-alert-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon icon={ICONS[tone]} />
      <div className="oms-alert-text">{children}</div>
      {action}
    </div>
  );
}
