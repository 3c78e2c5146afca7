import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { countText } from '../../core/i18n/badge-text';
import { useSheet } from '../../react/sheet';
import { Dot } from '../badge/Dot';
import { byData } from '../by-data';
import { cx } from '../class-names';
import { stepOfKey } from '../text/writing-direction';
import sheet from './tabs.css?sheet';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Quiet, behind the label; 0 is not shown, more than 99 is `99+`. */
  readonly count?: number | undefined;
  /** Names the dot for screen readers; without it the tab has no dot. */
  readonly dotLabel?: string | undefined;
}

export interface TabsProps {
  /** Prefix of the ids: `{id}-{tab}` for tabs, `{id}-{tab}-panel` for panels. */
  id: string;
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect(tab: string): void;
  /** They stand at the beginning of the row, for a page; else they fill a panel's width. */
  start?: boolean | undefined;
}

/** A row of tabs by the WAI-ARIA pattern: one stop of the Tab key, arrows, Home and End choose. */
export function Tabs({ id, label, tabs, selected, onSelect, start = false }: TabsProps) {
  useSheet(sheet);
  const ref = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[nextIndex(event, at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    byData(ref.current, 'tab', next.id)?.focus();
  };

  return (
    <div
      ref={ref}
      className={cx('oms-tabs', start && 'oms-tabs-start')}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${id}-${tab.id}`}
          type="button"
          className="oms-tab"
          role="tab"
          data-tab={tab.id}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? `${id}-${tab.id}-panel` : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          <span>{tab.label}</span>
          {tab.count !== undefined && tab.count > 0 && (
            <>
              {' '}
              <span className="oms-tab-count">{countText(tab.count)}</span>
            </>
          )}
          {tab.dotLabel !== undefined && (
            <>
              {' '}
              <Dot label={tab.dotLabel} />
            </>
          )}
        </button>
      ))}
    </div>
  );
}

/** -1 for any other key. */
function nextIndex({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number): number {
  const step = stepOfKey(key, currentTarget);
  if (step !== 0) return (at + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

export interface TabPanelProps {
  /** Id of the row. */
  tabs: string;
  tab: string;
  /** Another tab is chosen, and what is in this one stays as it is. */
  hidden?: boolean | undefined;
  children: ReactNode;
}

/** The panel of a tab. */
export function TabPanel({ tabs, tab, hidden, children }: TabPanelProps) {
  return (
    <div id={`${tabs}-${tab}-panel`} role="tabpanel" aria-labelledby={`${tabs}-${tab}`} hidden={hidden}>
      {children}
    </div>
  );
}
