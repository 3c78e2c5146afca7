import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type FocusEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { follow } from '../../core/navigation/follow';
import { css, useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { cx } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { blocksOf, layOut, MIN_HEIGHT, type Row } from './columns';
import text from './flyout.css?inline';
import type { MenuItem } from './nodes';

const sheet = css(text);
/** Head, padding: what the columns cannot have of the height. */
const FRAME = 72;

export interface FlyoutProps {
  title: string;
  note?: string | undefined;
  items: readonly MenuItem[];
  /** What stands at the end of an entry: its star. */
  aside?: ((item: MenuItem) => ReactNode) | undefined;
  onFollow(): void;
}

/** A module's menu in columns, three levels deep (spec 2.5, 9). */
export function Flyout({ title, note, items, aside, onFollow }: FlyoutProps) {
  useSheet(sheet);
  const { navigation } = useShell();
  const current = useStore(navigation.$marked)?.id;
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set());
  const box = useRef<HTMLDivElement>(null);
  const height = useRoom(box);
  const hold = useHeldFocus(box);
  const columns = useMemo(() => layOut(blocksOf(items, closed), height), [items, closed, height]);
  const toggle = (id: string) =>
    setClosed((before) => (before.has(id) ? without(before, id) : new Set(before).add(id)));

  const content = ({ kind, item }: Row) => {
    if (kind === 'title') return <Label item={item} />;
    if (kind === 'group') {
      return (
        <button
          type="button"
          data-fly={item.id}
          className="oms-fly-entry"
          aria-expanded={!closed.has(item.id)}
          onClick={() => toggle(item.id)}
        >
          <Label item={item} />
          <Icon icon={ChevronDown} size={14} className="oms-fly-chevron" />
        </button>
      );
    }
    return (
      <>
        <Entry item={item} current={item.id === current} onFollow={onFollow} />
        {aside?.(item)}
      </>
    );
  };
  return (
    <div ref={box} className="oms-fly" {...hold}>
      <div className="oms-fly-head">
        <h2 className="oms-fly-heading">{title}</h2>
        {note !== undefined && <span className="oms-fly-note">{note}</span>}
      </div>
      <div className="oms-fly-columns">
        {columns.map((blocks) => (
          <div key={blocks[0]?.id} className="oms-fly-column" data-column="">
            {blocks.map(({ id, rows }) => (
              <ul
                key={id}
                className="oms-fly-block"
                aria-label={rows[0]?.kind === 'title' ? rows[0].item.label : undefined}
              >
                {rows.map((row) => (
                  <li
                    key={row.item.id}
                    className={cx('oms-fly-row', `oms-fly-row-${row.kind}`)}
                    aria-hidden={row.kind === 'title' ? true : undefined}
                  >
                    {content(row)}
                  </li>
                ))}
              </ul>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** An entry that gets into another column is another element: the focus goes with it. */
function useHeldFocus(box: { readonly current: HTMLElement | null }) {
  const held = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const lost = held.current;
    if (!lost || lost.isConnected) return;
    const entries = [...(box.current?.querySelectorAll<HTMLElement>('[data-fly]') ?? [])];
    entries.find((entry) => entry.dataset.fly === lost.dataset.fly)?.focus({ preventScroll: true });
  });
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      held.current = event.target.dataset.fly === undefined ? null : event.target;
    },
    onBlur() {
      held.current = null;
    },
  };
}

function Entry({ item, current, onFollow }: { item: MenuItem; current: boolean; onFollow(): void }) {
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
      <Label item={item} />
      {away && <Icon icon={ArrowUpRight} size={12} className="oms-fly-away" />}
      {away && <span className="oms-sr">{t('menu.newTab')}</span>}
    </a>
  );
}

function Label({ item }: { item: MenuItem }) {
  const t = useT();
  return (
    <>
      <span className="oms-fly-label">{item.label}</span>
      {item.marked && <sup className="oms-fly-mark">{t('menu.new')}</sup>}
    </>
  );
}

function without(set: ReadonlySet<string>, id: string): Set<string> {
  const rest = new Set(set);
  rest.delete(id);
  return rest;
}

/** px that a column may be high: what the window has below the flyout's top, of at least 600 in all (spec 2.5). */
function useRoom(box: { readonly current: HTMLElement | null }): number {
  const [room, setRoom] = useState(MIN_HEIGHT - FRAME);
  useLayoutEffect(() => {
    const view = box.current?.ownerDocument.defaultView;
    if (!view) return;
    const measure = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      setRoom(Math.max(view.innerHeight, MIN_HEIGHT) - Math.max(top, 0) - FRAME);
    };
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [box]);
  return room;
}
