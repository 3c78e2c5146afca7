import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { KeyboardEvent } from 'react';
import { css, useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Icon } from '../icon/Icon';
import { keyTarget } from './move-focus';
import text from './nav-tree.css?inline';
import { holds, type NavNode, type NavTreeProps } from './nodes';

export type { NavNode, NavTreeProps };

const sheet = css(text);

/**
 * The entries of a navigation on navy, as nested lists of links and of buttons that open groups; real links, so that each
 * can be opened in a new tab. All are in the Tab order; arrows, Home, End and first letters move, too. The `nav` around it
 * is the caller's.
 */
export function NavTree(props: NavTreeProps) {
  useSheet(sheet);
  return (
    <div className={cx('oms-nav', props.collapsed && 'oms-nav-collapsed')}>
      <Level {...props} level={1} />
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget;
  const rows = [...(row.closest('.oms-nav')?.querySelectorAll<HTMLElement>('[data-nav]') ?? [])];
  const target = keyTarget(rows, row, event);
  if (target === undefined) return;
  event.preventDefault();
  if (target === 'toggle') row.click();
  else target.focus();
}

type LevelProps = NavTreeProps & { level: 1 | 2 | 3; listId?: string };

function Level({ nodes, level, listId, ...tree }: LevelProps) {
  return (
    <ul id={listId}>
      {nodes.map((node) =>
        node.children?.length ? (
          <Group key={node.id} node={node} nodes={nodes} level={level} {...tree} />
        ) : node.href === undefined ? null : (
          <li key={node.id}>
            <a
              data-nav=""
              className={cx('oms-nav-row', `oms-nav-${level}`)}
              href={node.href}
              target={node.target}
              rel={node.target && 'noopener'}
              title={tree.collapsed ? node.label : undefined}
              aria-current={node.id === tree.current ? 'page' : undefined}
              onKeyDown={onKeyDown}
              onClick={(event) => tree.onNavigate?.(node, event)}
            >
              <RowContent node={node} level={level} collapsed={tree.collapsed ?? false} />
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

function Group({ node, level, ...tree }: Omit<LevelProps, 'listId'> & { node: NavNode }) {
  const collapsed = tree.collapsed ?? false;
  const open = tree.expanded.has(node.id) && !collapsed;
  const listId = `${tree.id}-${node.id}`;
  // A closed group stands for the current entry in it: the user still sees where they are.
  const within = !open && holds(node, tree.current);
  return (
    <li>
      <button
        type="button"
        data-nav=""
        className={cx('oms-nav-row', `oms-nav-${level}`, within && 'oms-nav-within')}
        title={collapsed ? node.label : undefined}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onKeyDown={onKeyDown}
        onClick={() => tree.onToggle(node.id)}
      >
        <RowContent node={node} level={level} collapsed={collapsed} group />
      </button>
      {open && <Level {...tree} nodes={node.children ?? []} level={level === 1 ? 2 : 3} listId={listId} />}
    </li>
  );
}

interface RowContentProps {
  node: NavNode;
  level: number;
  collapsed: boolean;
  group?: boolean;
}

function RowContent({ node, level, collapsed, group = false }: RowContentProps) {
  const icon = level === 1 && node.icon !== undefined && <span className="oms-nav-icon">{node.icon}</span>;
  if (collapsed) {
    return (
      <>
        {icon}
        <span className="oms-sr">{node.label}</span>
      </>
    );
  }
  return (
    <>
      {icon}
      <span className="oms-nav-label" title={node.label}>
        {node.label}
      </span>
      {node.mark !== undefined && <sup className="oms-nav-mark">{node.mark}</sup>}
      {group && <Icon icon={ChevronRight} size={14} className="oms-nav-chevron" />}
    </>
  );
}
