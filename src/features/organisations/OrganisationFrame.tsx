import { type ReactNode, type RefObject, useCallback } from 'react';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Popover } from '../../ui/popover/Popover';

/** Closing waits this long after the focus has left, in ms (docs/behaviour.md#organisations). */
const BLUR_DELAY = 400;

export interface OrganisationPanelProps {
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** The panel without its content, which loads when it is first opened. */
export function OrganisationFrame({
  anchor,
  onClose,
  children,
}: OrganisationPanelProps & { children: ReactNode }) {
  const t = useT();
  const { clock } = useShell().platform;
  const schedule = useCallback((task: () => void, ms: number) => clock.after(ms, task), [clock]);
  return (
    <Popover
      id="oms-org-panel"
      open
      anchor={anchor}
      label={t('org.switch')}
      width={400}
      blurDelay={BLUR_DELAY}
      schedule={schedule}
      onClose={onClose}
    >
      {children}
    </Popover>
  );
}
