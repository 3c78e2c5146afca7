import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { BadgeValue } from '../../../core/i18n/badge-text';
import { useSheet } from '../../../react/sheet';
import { useShell } from '../../../react/shell-context';
import { useStore } from '../../../react/use-store';
import { Badge } from '../../../ui/badge/Badge';
import { cx } from '../../../ui/class-names';
import { findByPrefix, isCharacter } from '../../../ui/keyboard/typeahead';
import { stepOfKey } from '../../../ui/text/writing-direction';
import { ModuleIcon } from '../icons/ModuleIcon';
import { scrollMenuTo } from '../scroll-menu-to';
import sheet from './rail.css?sheet';

export interface RailModule {
  readonly id: string;
  readonly title: string;
  readonly iconClass: string;
}

export interface RailProps {
  modules: readonly RailModule[];
  current: string | null;
  /** Id of the module whose flyout is open. */
  open: string | null;
  /** Id of the flyout, while it is open. */
  controls: string;
  onPress(id: string, byKey: boolean): void;
  /** The pointer is over a module, at a place of the window. */
  onHover(id: string, x: number, y: number): void;
}

/** The column of modules: buttons that open their flyout. */
export function Rail({ modules, current, open, controls, onPress, onHover }: RailProps) {
  useSheet(sheet);
  const badges = useStore(useShell().navigation.$badges);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current module is the reason to scroll
  useLayoutEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (item) scrollMenuTo(item);
  }, [current, modules.length]);
  return (
    <ul ref={list} className="oms-rail">
      {modules.map(({ id, title, iconClass }) => (
        <li key={id}>
          <button
            type="button"
            part="item"
            data-module={id}
            className={cx('oms-rail-item', id === current && 'oms-rail-current')}
            aria-current={id === current ? 'true' : undefined}
            aria-expanded={id === open}
            aria-controls={id === open ? controls : undefined}
            onKeyDown={(event) => onKeyDown(event, () => onPress(id, true))}
            onClick={(event) => onPress(id, event.detail === 0)}
            onPointerMove={(event: PointerEvent) => {
              if (event.pointerType === 'mouse') onHover(id, event.clientX, event.clientY);
            }}
          >
            <ModuleIcon iconClass={iconClass} />
            <span className="oms-rail-label" data-tip="">
              {title}
            </span>
            <ModuleBadge count={badges.module(id)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const ModuleBadge = ({ count }: { count: BadgeValue | undefined }) =>
  count !== undefined && <Badge count={count} tone="side" />;

function onKeyDown(event: KeyboardEvent<HTMLElement>, enter: () => void): void {
  const root = event.currentTarget.closest('.oms-rail');
  const items = [...(root?.querySelectorAll<HTMLElement>('.oms-rail-item') ?? [])];
  const at = items.indexOf(event.currentTarget);
  if (stepOfKey(event.key, event.currentTarget) > 0) {
    event.preventDefault();
    enter();
    return;
  }
  const target = targetOf(event, items, at);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(event: KeyboardEvent, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (event.key) {
    case 'ArrowDown':
      return items[at + 1];
    case 'ArrowUp':
      return items[at - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
  }
  if (!isCharacter(event)) return undefined;
  const labels = items.map((item) => item.textContent ?? '');
  return items[findByPrefix(labels, event.key, at)];
}
