import Bell from 'lucide/dist/esm/icons/bell.mjs';
import { useRef, useState } from 'react';
import { lazyPart } from '../../src/react/lazy-part';
import { useSheet } from '../../src/react/sheet';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { badgeSheet } from '../../src/ui/badge/sheet';
import { IconButton } from '../../src/ui/button/IconButton';
import type { Placement } from '../../src/ui/popover/Popover';
import { WaitingPopover } from '../../src/ui/popover/WaitingPopover';
import type { PanelProps } from './NoticeFrame';
import { PANEL, TABS, type Tab } from './tabs';
import { unreadStore } from './unread';

const NoticePanel = lazyPart<PanelProps>(() => import('./NoticePanel'), WaitingPopover);
/** The badge stops here (spec 2.6). */
const MAX = 99;

export interface NoticeBellProps {
  placement?: Placement | undefined;
  /** px between bell and panel, for a bell that stands in a higher bar; 4 by default. */
  gap?: number | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** 1 announcements, 2 reminders, 3 private messages, 4 group messages; by default the first with something unread. */
  tab?: Tab | undefined;
  onTabChange?: ((tab: Tab) => void) | undefined;
}

/** The bell: how much is unread, and the panel behind it (spec 2.6). */
export function NoticeBell({
  placement = 'bottom-end',
  gap,
  open,
  onOpenChange,
  tab,
  onTabChange,
}: NoticeBellProps) {
  useSheet(badgeSheet);
  const t = useT();
  const { session } = useShell();
  const { status } = useStore(session.$state);
  const unread = useStore(useFeature(unreadStore).$unread);
  const anchor = useRef<HTMLButtonElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const [ownTab, setOwnTab] = useState<Tab>();
  if (status === 'signed-out' || status === 'password-expired') return null;

  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const select = (next: Tab) => {
    setOwnTab(next);
    onTabChange?.(next);
  };
  const total = unread?.total ?? 0;
  return (
    <>
      <IconButton
        ref={anchor}
        icon={Bell}
        label={t('notices.label')}
        part="button"
        aria-description={
          unread ? t(total === 0 ? 'notices.noUnread' : 'notices.unread', { count: total }) : undefined
        }
        aria-haspopup="dialog"
        aria-controls={isOpen ? PANEL : undefined}
        expanded={isOpen}
        badge={
          total > 0 ? (
            <span className="oms-badge oms-badge-unread" part="badge">
              {total > MAX ? `${MAX}+` : total}
            </span>
          ) : undefined
        }
        onPointerEnter={() => NoticePanel.preload()}
        onFocus={() => NoticePanel.preload()}
        onClick={() => change(!isOpen)}
      />
      {isOpen && (
        <NoticePanel
          anchor={anchor}
          placement={placement}
          gap={gap}
          tab={tab ?? ownTab ?? firstUnread(unread?.byType)}
          onTab={select}
          onClose={() => change(false)}
        />
      )}
    </>
  );
}

const firstUnread = (byType: Readonly<Record<Tab, number>> | undefined): Tab =>
  TABS.find((tab) => byType && byType[tab] > 0) ?? 1;
