import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import type { MouseEvent } from 'react';
import { Badge } from '../badge/Badge';
import { cx } from '../class-names';
import { Icon } from '../icon/Icon';
import { Kbd } from '../text/Kbd';
import type { MenuEntry } from './items';

export interface MenuRowProps {
  id: string;
  item: MenuEntry;
  /** Closes the menu; called before what the entry does, so that a dialog it opens finds the focus in place. */
  onDone(): void;
}

/** One entry: a link if it goes somewhere, so that it can be opened in a new tab; else a button. */
export function MenuRow({ id, item, onDone }: MenuRowProps) {
  const press = (event: MouseEvent) => {
    if (item.disabled) {
      event.preventDefault();
      return;
    }
    onDone();
    if (item.kind === 'link') item.onSelect?.(event);
    else item.onSelect();
  };
  const shared = {
    id,
    className: cx('oms-menu-item', item.danger && 'oms-menu-item-danger'),
    tabIndex: -1,
    onClick: press,
    ...(item.disabled && { 'aria-disabled': true }),
  };
  const target = item.kind === 'link' ? (item.target ?? (item.newTab && '_blank')) : undefined;
  const elsewhere = target !== undefined || item.newTab !== undefined;
  const content = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className="oms-menu-label">
        {item.label}
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
      <a {...shared} role="menuitem" href={item.href} target={target} rel="noopener">
        {content}
      </a>
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
