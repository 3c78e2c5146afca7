import type { Placement } from '../../src/ui/popover/Popover';
import { NoticeBell } from '../notices/NoticeBell';
import { toTab } from '../notices/tabs';
import { defineElement } from '../support/define-element';
import type { MethodsOf, PropsOf } from '../support/element-declaration';
import { useMethods } from '../support/methods';
import { declaration } from './declaration';

function NoticeCenter({ host, open, tab, placement }: PropsOf<typeof declaration>) {
  useMethods<MethodsOf<typeof declaration>>(host, {
    show(wanted) {
      if (wanted !== undefined) host.tab = wanted;
      host.open = true;
    },
    hide() {
      host.open = false;
    },
  });
  return (
    <NoticeBell
      open={open}
      onOpenChange={(next) => {
        host.open = next;
      }}
      tab={toTab(tab)}
      onTabChange={(next) => {
        host.tab = next;
      }}
      placement={placement as Placement}
    />
  );
}

export const defineNoticeCenter = (): void => defineElement(declaration, NoticeCenter);
