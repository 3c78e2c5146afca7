import { useEffect } from 'react';
import { baseSheets } from '../../src/ui/base';
import type { Placement } from '../../src/ui/popover/Popover';
import { NoticeBell } from '../notices/NoticeBell';
import { TABS, toTab } from '../notices/tabs';
import { fail } from '../support/events';
import { useMethods } from '../support/methods';
import { ShellFrame } from '../support/shell-frame';
import { wrap } from '../support/wrap';

interface Props {
  host: HTMLElement;
  /** Whether the panel is open; the element keeps it right when the user opens or closes it. */
  open: boolean;
  /** 1 announcements, 2 reminders, 3 private messages, 4 group messages; by default the first with something unread. */
  tab?: number;
  /** Where the panel stands beside the bell, such as `bottom-end` or `right-start`. */
  placement: string;
}

interface Methods {
  /** Opens the panel, at a tab if one is given. */
  show(tab?: number): void;
  hide(): void;
}

const SIDES = ['bottom', 'top', 'left', 'right'];
const PLACEMENTS = SIDES.flatMap((side) => [side, `${side}-start`, `${side}-end`]);

function NoticeCenter({ host, open, tab, placement }: Props) {
  const element = host as HTMLElement & { open: boolean; tab: number };
  const known = toTab(tab);
  useEffect(() => {
    if (tab !== undefined && !known)
      fail(host, 'attribute', `tab: "${tab}" is not allowed; allowed: ${TABS.join(', ')}`);
  }, [host, tab, known]);
  useMethods(host, {
    show(wanted?: number) {
      if (wanted !== undefined) element.tab = wanted;
      element.open = true;
    },
    hide() {
      element.open = false;
    },
  });
  return (
    <NoticeBell
      open={open}
      onOpenChange={(next) => {
        element.open = next;
      }}
      tab={known}
      onTabChange={(next) => {
        element.tab = next;
      }}
      placement={placement as Placement}
    />
  );
}

/** `<oms-notice-center>`: the bell with what is unread, and the panel behind it (spec 2.6). */
export const OmsNoticeCenter = wrap<Props, Methods>({
  tag: 'oms-notice-center',
  component: NoticeCenter,
  props: { open: 'boolean', tab: 'number', placement: 'string' },
  values: { placement: PLACEMENTS },
  defaults: { open: false, placement: 'bottom-end' },
  methods: ['show', 'hide'],
  sheets: baseSheets,
  providers: ShellFrame,
});
