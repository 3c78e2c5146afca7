import type { ReactNode, RefObject } from 'react';
import { useT } from '../../src/react/use-text';
import { type CloseReason, type Placement, Popover } from '../../src/ui/popover/Popover';
import { PANEL, type PanelTab } from './tabs';

export interface PanelProps {
  /** False while it waits, rendered and hidden, for a press that is likely. */
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  tab: PanelTab;
  onTab(tab: PanelTab): void;
  onClose(reason?: CloseReason): void;
}

/** The panel without its content, which loads when it is first opened. */
export function NoticeFrame({
  open,
  anchor,
  placement,
  onClose,
  children,
}: Pick<PanelProps, 'open' | 'anchor' | 'placement' | 'onClose'> & { children: ReactNode }) {
  const t = useT();
  return (
    <Popover
      id={PANEL}
      open={open}
      ahead
      anchor={anchor}
      label={t('notices.label')}
      placement={placement}
      width={480}
      onClose={onClose}
    >
      {children}
    </Popover>
  );
}
