import type { ReactNode } from 'react';
import type { BadgeValue } from '../../core/i18n/badge-text';
import type { Move } from '../../core/navigation/go-to';

/** An entry of the menu: a group if it has children, else a link. */
export interface NavNode {
  readonly id: string;
  readonly label: string;
  /** Said quietly behind the label of a link, below it where both don't fit a line. */
  readonly note?: string | undefined;
  /** A node that has neither an address nor children is left out. */
  readonly to?: Move | undefined;
  /** 16 px, on the first level alone. */
  readonly icon?: ReactNode;
  /** A word set high behind the label, such as `new`. */
  readonly mark?: string | undefined;
  /** How much waits behind the entry; `label` says it to screen readers. */
  readonly count?: { readonly value: BadgeValue; readonly label?: string } | undefined;
  readonly children?: readonly NavNode[] | undefined;
}

export interface NavTreeProps {
  id: string;
  nodes: readonly NavNode[];
  /** Id of the entry whose page is open. */
  current?: string | undefined;
  /** Ids of the open groups. */
  expanded: ReadonlySet<string>;
  onToggle(id: string): void;
  /** Called after a link was followed, not where it opens beside the page. */
  onFollow?: (() => void) | undefined;
  /** Icons alone, labels as tooltips; groups show no children, pressing one is the owner's chance to widen the menu. */
  collapsed?: boolean | undefined;
  /** The group whose entries are shown beside the collapsed tree, and the id of what shows them. */
  beside?: { readonly group: string; readonly id: string } | undefined;
  /** Rows are 44 px high, as the style sheet has them on narrow windows. */
  tall?: boolean | undefined;
  /** It scrolls in an element marked by `data-scroller`: of a long tree only rows in view are rendered. */
  scrolls?: boolean | undefined;
}

/** True if `id` is the node's or that of one below it. */
export function holds(node: NavNode, id: string | undefined): boolean {
  return id !== undefined && (node.id === id || (node.children?.some((child) => holds(child, id)) ?? false));
}
