import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { follow } from '../../core/navigation/follow';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Icon } from '../../ui/icon/Icon';
import type { MenuItem } from './nodes';

export interface FlyoutEntryProps {
  item: MenuItem;
  current: boolean;
  onFollow(): void;
}

export function FlyoutEntry({ item, current, onFollow }: FlyoutEntryProps) {
  const { navigation } = useShell();
  const t = useT();
  const { link, label } = item;
  if (!link) return null;
  const away = link.target === '_blank';
  return (
    <a
      data-fly={item.id}
      part="item"
      className="oms-fly-entry"
      href={link.url}
      target={away ? '_blank' : undefined}
      rel={away ? 'noopener' : undefined}
      title={label}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        follow(navigation, link, 'sidemenu', item.id, event);
        onFollow();
      }}
    >
      <FlyoutLabel item={item} />
      {away && <Icon icon={ArrowUpRight} size={12} className="oms-fly-away" />}
      {away && <span className="oms-sr">{t('menu.newTab')}</span>}
    </a>
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
      title={item.label}
      aria-expanded={open}
      onClick={onToggle}
    >
      <FlyoutLabel item={item} />
      <Icon icon={ChevronDown} size={14} className="oms-fly-chevron" />
    </button>
  );
}

export function FlyoutLabel({ item }: { item: MenuItem }) {
  const t = useT();
  return (
    <>
      <span className="oms-fly-label">{item.label}</span>
      {item.marked && <sup className="oms-fly-mark">{t('menu.new')}</sup>}
    </>
  );
}
