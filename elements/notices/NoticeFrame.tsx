import type { ReactNode, RefObject } from 'react';
import { useT } from '../../src/react/use-text';
import { type CloseReason, type Placement, Popover } from '../../src/ui/popover/Popover';
import { PANEL, type Tab } from './tabs';

export interface PanelProps {
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  tab: Tab;
  onTab(tab: Tab): void;
  onClose(reason?: CloseReason): void;
}

/** The panel without its content, which loads when it is first opened. */
export function NoticeFrame({
  anchor,
  placement,
  onClose,
  children,
}: Pick<PanelProps, 'anchor' | 'placement' | 'onClose'> & { children: ReactNode }) {
  const t = useT();
  return (
    <Popover
      id={PANEL}
      open
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
