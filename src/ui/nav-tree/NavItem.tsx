import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { badgeText } from '../../core/i18n/badge-text';
import { ShellLink } from '../../react/ShellLink';
import { Badge } from '../badge/Badge';
import { cx } from '../class-names';
import { holds, type NavTreeProps } from './nodes';
import type { NavRow } from './rows';

interface NavItemProps extends NavTreeProps {
  row: NavRow;
  /** Id of the list of what is in it. */
  listId: string;
  /** Its position among its siblings and their number, where not all of them are rendered. */
  place: readonly [at: number, of: number] | undefined;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
  /** The list of what is in it, if it is open. */
  children: ReactNode;
}

/** An entry, or a group with what is in it. */
export function NavItem({ row, listId, place, children, onKeyDown, onFocus, onBlur, ...tree }: NavItemProps) {
  const { node, level, group, open } = row;
  const { collapsed = false, current, beside } = tree;
  // A closed group is marked for the current entry in it, so that the user sees the place of the page.
  const within = group && !open && holds(node, current);
  const shared = {
    'data-nav': node.id,
    part: 'item',
    className: cx('oms-nav-row', `oms-nav-${level}`, group && 'oms-nav-group', within && 'oms-nav-within'),
    title: collapsed ? titleOf(node) : undefined,
    onKeyDown,
    onFocus,
    onBlur,
  };
  const content = <Content row={row} collapsed={collapsed} />;
  const isBeside = collapsed && beside?.group === node.id;
  return (
    <li aria-posinset={place?.[0]} aria-setsize={place?.[1]}>
      {group || node.to === undefined ? (
        <button
          type="button"
          {...shared}
          aria-expanded={open || isBeside}
          aria-controls={isBeside ? beside?.id : open ? listId : undefined}
          onClick={() => tree.onToggle(node.id)}
        >
          {content}
        </button>
      ) : (
        <ShellLink
          {...shared}
          to={node.to}
          aria-description={node.count?.label}
          aria-current={node.id === current ? 'page' : undefined}
          onFollow={tree.onFollow}
        >
          {content}
        </ShellLink>
      )}
      {children}
    </li>
  );
}

/** All that an icon alone says. */
const titleOf = ({ label, note, count }: NavRow['node']) =>
  [label, note, count && !count.label && badgeText(count.value)].filter(Boolean).join(' · ');

function Content({ row: { node, level }, collapsed }: { row: NavRow; collapsed: boolean }) {
  const icon = level === 1 && node.icon;
  if (collapsed) {
    return (
      <>
        {icon}
        <span className="oms-sr">{titleOf(node)}</span>
        {node.count && !node.count.label && (
          <span className="oms-nav-count" aria-hidden="true">
            <Badge count={node.count.value} tone="side" />
          </span>
        )}
      </>
    );
  }
  return (
    <>
      {icon}
      <span className="oms-nav-label" data-tip="">
        {node.label}
      </span>
      {node.mark !== undefined && <sup className="oms-nav-mark">{node.mark}</sup>}
      {!!node.note && <span className="oms-note">{node.note}</span>}
      {node.count && (
        <span className="oms-nav-count" aria-hidden={node.count.label ? true : undefined}>
          <Badge count={node.count.value} tone="side" />
        </span>
      )}
    </>
  );
}
