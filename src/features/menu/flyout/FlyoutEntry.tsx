import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { ShellLink } from '../../../react/ShellLink';
import { useShell } from '../../../react/shell-context';
import { useStore } from '../../../react/use-store';
import { useT } from '../../../react/use-text';
import { Badge } from '../../../ui/badge/Badge';
import { Icon } from '../../../ui/icon/Icon';
import type { MenuItem } from '../menu-items';

export interface FlyoutEntryProps {
  item: MenuItem;
  current: boolean;
  onFollow(): void;
}

export function FlyoutEntry({ item, current, onFollow }: FlyoutEntryProps) {
  const { id, link } = item;
  if (!link) return null;
  return (
    <ShellLink
      to={{ ...link, source: 'sidemenu', id }}
      className="oms-fly-entry"
      part="item"
      data-fly={id}
      aria-current={current ? 'page' : undefined}
      saysNewTab
      onFollow={onFollow}
    >
      <FlyoutLabel item={item} />
      {link.target === '_blank' && <Icon icon={ArrowUpRight} size={12} className="oms-fly-away" />}
    </ShellLink>
  );
}

interface FlyoutGroupProps {
  item: MenuItem;
  open: boolean;
  onToggle(): void;
}

export function FlyoutGroup({ item, open, onToggle }: FlyoutGroupProps) {
  return (
    <button
      type="button"
      data-fly={item.id}
      part="item"
      className="oms-fly-entry"
      aria-expanded={open}
      onClick={onToggle}
    >
      <FlyoutLabel item={item} />
      <Icon icon={ChevronDown} size={14} className="oms-fly-chevron" />
    </button>
  );
}

export function FlyoutLabel({ item }: { item: MenuItem }) {
  const badge = useStore(useShell().navigation.$badges).entry(item.id);
  return (
    <>
      <span className="oms-fly-label" data-tip="">
        {item.label}
      </span>
      {item.marked && <NewMark />}
      {item.note !== '' && <span className="oms-note">{item.note}</span>}
      {badge !== undefined && <Badge count={badge} />}
    </>
  );
}

function NewMark() {
  return <sup className="oms-fly-mark">{useT()('menu.new')}</sup>;
}
