import GripVertical from 'lucide/dist/esm/icons/grip-vertical.mjs';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../react/use-text';
import { cx } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { EscapeGuard } from './EscapeGuard';
import { type SortItem, useSorting } from './use-sorting';

export interface SortableListProps {
  items: readonly SortItem[];
  onMove(id: string, to: number): void;
  aside(item: SortItem): ReactNode;
}

/**
 * Rows that are sorted by a handle: dragged by pointer or finger, or lifted with Space, moved by arrows, dropped with Space
 * and put back with Escape. Held at an edge, the list scrolls.
 */
export function SortableList({ items, onMove, aside }: SortableListProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const { lift, status, cancel, handlers } = useSorting(list, items, onMove);
  return (
    <>
      <ul ref={list} className="oms-fav-list" data-column="">
        {items.map((item, index) => {
          const up = lift?.id === item.id;
          return (
            <li key={item.id} data-row={item.id} className={cx('oms-fav-row', up && 'oms-fav-slot')}>
              <div className={cx('oms-fav-sort', up && 'oms-fav-lifted')}>
                <button
                  type="button"
                  data-handle={item.id}
                  data-lifted={up || undefined}
                  className="oms-fav-handle"
                  aria-label={t('favourites.move', { title: item.label })}
                  aria-describedby="favourites-how"
                  {...handlers(item, index)}
                >
                  <Icon icon={GripVertical} size={16} />
                </button>
                <span className="oms-fav-label" title={item.label}>
                  <span>{item.label}</span>
                  {item.note !== '' && <span className="oms-note">{item.note}</span>}
                </span>
                {aside(item)}
              </div>
            </li>
          );
        })}
      </ul>
      <span id="favourites-how" className="oms-sr">
        {t('favourites.how')}
      </span>
      <span className="oms-sr" role="status" aria-live="assertive">
        {status}
      </span>
      {lift && <EscapeGuard onEscape={cancel} />}
    </>
  );
}
