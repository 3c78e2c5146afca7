import Bell from 'lucide/dist/esm/icons/bell.mjs';
import { type RefObject, useRef, useState } from 'react';
import { ConsoleLinks } from '../../src/features/console-links/ConsoleLinks';
import * as paths from '../../src/page/addresses/console-paths';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { IconButton } from '../../src/ui/button/IconButton';
import { canStayAhead } from '../../src/ui/layer/can-stay-ahead';
import { lazyComponent } from '../../src/ui/lazy/lazy-component';
import { useAhead } from '../../src/ui/lazy/use-ahead';
import { useResting } from '../../src/ui/lazy/use-resting';
import { PendingPopover } from '../../src/ui/popover/PendingPopover';
import type { Placement } from '../../src/ui/popover/Popover';
import type { PanelProps } from './NoticeFrame';
import { hostTabId, isHostTab, PANEL, type PanelTab, type Tab } from './tabs';
import { UnreadBadge, useUnread, useUnreadText } from './Unread';
import { useAlerts } from './use-alerts';
import { useFirstUnread } from './use-first-unread';
import { useHostTabs } from './use-host-tabs';
import { useLatestAnnouncement } from './use-latest';

const NoticePanel = lazyComponent<PanelProps, typeof import('./panel')>(
  () => import('./panel'),
  PendingPopover,
  {
    Instead: () => (
      <ConsoleLinks
        pages={[
          [paths.NOTICES, 'notices.all'],
          [paths.ANNOUNCEMENTS, 'announcements.all'],
        ]}
      />
    ),
  },
);

export interface NoticeBellProps {
  placement?: Placement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** 1 announcements, 2 reminders, 3 private messages, 4 group messages; by default the first with something unread. */
  tab?: Tab | undefined;
  /** Undefined for a tab of the host. */
  onTabChange?: ((tab: Tab | undefined) => void) | undefined;
  /**
   * The control in place of a bell that has no room: the panel opens below it, and the bell has no button. Null until
   * its press.
   */
  anchor?: RefObject<HTMLElement | null> | null | undefined;
}

/** The bell: how much is unread, and the panel behind it. */
export function NoticeBell({
  placement = 'bottom-end',
  open,
  onOpenChange,
  tab,
  onTabChange,
  anchor: elsewhere,
}: NoticeBellProps) {
  const t = useT();
  const shell = useShell();
  const { session } = shell;
  const { status } = useStore(session.$state);
  const unread = useUnread(true);
  const button = useRef<HTMLButtonElement>(null);
  const text = useUnreadText(true);
  const [ownOpen, setOwnOpen] = useState(false);
  const [ownTab, setOwnTab] = useState<PanelTab>();
  const hostTabs = useHostTabs();
  useLatestAnnouncement();
  useAlerts(unread !== null);
  const isAway = status === 'signed-out' || status === 'password-expired';
  const { resting, restart, ...rest } = useResting(!isAway && elsewhere === undefined);
  useAhead((place) => NoticePanel.prepare(({ makeReady }) => makeReady(place)));
  const isOpen = open ?? ownOpen;
  const firstUnread = useFirstUnread(isOpen && !isAway);
  if (isAway) return null;

  const change = (next: boolean) => {
    setOwnOpen(next);
    // A panel that stays would lay out all of its rows when it opens again. A new one has those in view alone.
    if (!next) restart();
    onOpenChange?.(next);
  };
  const select = (next: PanelTab) => {
    setOwnTab(next);
    onTabChange?.(isHostTab(next) ? undefined : next);
  };
  const anchor = elsewhere === undefined ? button : elsewhere;
  const isThere = (one: PanelTab) => !isHostTab(one) || hostTabs.some(({ id }) => hostTabId(id) === one);
  const shown = [tab, ownTab, firstUnread].find((one) => one !== undefined && isThere(one)) ?? 1;
  /** A press is likely, or there: the list is asked for before anything is rendered. */
  const loadAhead = () => {
    if (!isOpen) NoticePanel.prepare((panel) => panel.loadAhead(shell, shown));
  };
  // Rendered before the press, where that shows nothing.
  const ahead = resting && NoticePanel.isThere() && shell.i18n.complete() && canStayAhead();
  return (
    <>
      {elsewhere === undefined && (
        <IconButton
          ref={button}
          icon={Bell}
          label={t('notices.label')}
          part="button"
          aria-description={text}
          aria-haspopup="dialog"
          aria-controls={isOpen ? PANEL : undefined}
          expanded={isOpen}
          badge={<UnreadBadge />}
          {...rest}
          onPointerEnter={(event) => {
            loadAhead();
            rest.onPointerEnter(event);
          }}
          onFocus={loadAhead}
          onClick={() => {
            loadAhead();
            change(!isOpen);
          }}
        />
      )}
      {(isOpen || ahead) && anchor && (
        <NoticePanel
          open={isOpen}
          anchor={anchor}
          placement={placement}
          tab={shown}
          onTab={select}
          onClose={() => change(false)}
        />
      )}
    </>
  );
}
