import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import type { MouseEvent } from 'react';
import { ShellLink } from '../../react/ShellLink';
import { Badge } from '../badge/Badge';
import { cx } from '../class-names';
import { Icon } from '../icon/Icon';
import { Kbd } from '../text/Kbd';
import type { MenuEntry } from './items';

export interface MenuRowProps {
  id: string;
  item: MenuEntry;
  /** One entry is in the order of the Tab key: a menu that scrolls has to hold one. */
  reachable: boolean;
  /** Closes the menu; called before what the entry does, so that a dialog it opens finds the focus in place. */
  onDone(): void;
}

/** One entry: a link, a radio or a button. */
export function MenuRow({ id, item, reachable, onDone }: MenuRowProps) {
  const press = (event: MouseEvent) => {
    if (item.disabled) {
      event.preventDefault();
      return;
    }
    onDone();
    if (item.kind !== 'link') item.onSelect();
  };
  const shared = {
    id,
    className: cx('oms-menu-item', item.danger && 'oms-menu-item-danger'),
    tabIndex: reachable ? 0 : -1,
    onClick: press,
    ...(item.disabled && { 'aria-disabled': true }),
  };
  const elsewhere = item.newTab !== undefined || (item.kind === 'link' && item.to.target === '_blank');
  const content = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className="oms-menu-label">
        <span>{item.label}</span>
        {item.newTab !== undefined && <span className="oms-sr">{item.newTab}</span>}
      </span>
      {item.count !== undefined && <Badge count={item.count} tone="unread" />}
      {item.hint !== undefined && <Kbd>{item.hint}</Kbd>}
      {elsewhere && <Icon icon={ArrowUpRight} size={14} />}
      {item.kind === 'radio' && item.checked && <Icon icon={Check} />}
    </>
  );
  if (item.kind === 'link') {
    return (
      <ShellLink {...shared} role="menuitem" to={item.to}>
        {content}
      </ShellLink>
    );
  }
  if (item.kind === 'radio') {
    return (
      <button {...shared} type="button" role="menuitemradio" aria-checked={item.checked}>
        {content}
      </button>
    );
  }
  return (
    <button {...shared} type="button" role="menuitem">
      {content}
    </button>
  );
}
