import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useSheet } from '../../react/sheet';
import { findByPrefix, isCharacter } from '../keyboard/typeahead';
import { type Placement, Popover } from '../popover/Popover';
import type { MenuItem } from './items';
import { MenuRow } from './MenuRow';
import sheet from './menu.css?sheet';
import type { MenuPopup } from './use-menu-trigger';

export interface MenuProps extends MenuPopup {
  /** Prefix of the ids of its button, panel and entries; the menu itself has it plain. */
  id: string;
  label: string;
  items: readonly MenuItem[];
  placement?: Placement | undefined;
  width?: number | undefined;
  /** Above the entries and no part of the menu, such as whose account it is. */
  header?: ReactNode;
}

/** An open menu by the WAI-ARIA pattern: arrows, Home, End, first letters; Escape and Tab close it. */
export function Menu({ anchor, placement = 'bottom-start', width, onClose, ...rest }: MenuProps) {
  useSheet(sheet);
  return (
    <Popover
      id={`${rest.id}-panel`}
      open
      onClose={onClose}
      anchor={anchor}
      placement={placement}
      width={width}
      role="none"
      focus="content"
    >
      <MenuList {...rest} anchor={anchor} onClose={onClose} />
    </Popover>
  );
}

type MenuListProps = Omit<MenuProps, 'placement' | 'width'>;

function MenuList({ id, label, items, header, start, anchor, onClose }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const entries = items.filter((item) => item.kind !== 'separator');

  const rows = useCallback(
    () => [...(ref.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])],
    [],
  );
  useLayoutEffect(() => {
    // Popover shows itself in its own effect, which runs after this one, and focuses what is marked.
    rows()
      .at(start === 'first' ? 0 : -1)
      ?.setAttribute('data-autofocus', '');
  }, [rows, start]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = rows();
    const at = all.indexOf(event.target as HTMLElement);
    const target = targetOf(event, at, all.length, () =>
      findByPrefix(
        entries.map((entry) => entry.label),
        event.key,
        at,
      ),
    );
    if (event.key === 'Tab') {
      // The default is not prevented: the browser moves the focus on from the button.
      anchor.current?.focus();
      onClose();
    } else if (target !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      all[target]?.focus();
    }
  };

  const done = () => {
    anchor.current?.focus();
    onClose();
  };

  const row = (item: MenuItem) =>
    item.kind === 'separator' ? (
      <hr key={item.id} className="oms-menu-line" />
    ) : (
      <MenuRow
        key={item.id}
        id={`${id}-entry-${item.id}`}
        item={item}
        reachable={item === entries[0]}
        onDone={done}
      />
    );

  return (
    <>
      {header !== undefined && <div className="oms-menu-head">{header}</div>}
      <div ref={ref} id={id} className="oms-menu" role="menu" aria-label={label} onKeyDown={onKeyDown}>
        {inGroups(items).map(([group, members]) =>
          group === undefined ? (
            members.map(row)
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a menu must not contain a fieldset
            <div key={group} role="group" aria-label={group}>
              <div className="oms-menu-group" aria-hidden="true">
                {group}
              </div>
              {members.map(row)}
            </div>
          ),
        )}
      </div>
    </>
  );
}

function targetOf(event: KeyboardEvent, at: number, count: number, typed: () => number): number | undefined {
  if (event.key === 'ArrowDown') return (at + 1) % count;
  if (event.key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  if (!isCharacter(event)) return undefined;
  const found = typed();
  return found < 0 ? undefined : found;
}

/** Neighbours of one group stand together, under its name. */
function inGroups(items: readonly MenuItem[]): [group: string | undefined, members: MenuItem[]][] {
  const groups: [group: string | undefined, members: MenuItem[]][] = [];
  for (const item of items) {
    const group = item.kind === 'radio' ? item.group : undefined;
    const last = groups.at(-1);
    if (last && last[0] === group) last[1].push(item);
    else groups.push([group, [item]]);
  }
  return groups;
}
