import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { type MouseEvent, memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Icon } from '../icon/Icon';
import listboxSheet from '../listbox/listbox.css?sheet';
import { Marked } from '../text/Marked';
import { useKeptPress } from '../use-kept-press';
import type { FoundOption } from './filter-options';
import sheet from './select.css?sheet';

export interface OptionListProps {
  /** Option elements are `{id}-{position}`. */
  id: string;
  label: string;
  found: readonly FoundOption[];
  /** How many there are, those on the service too. */
  total: number;
  chosen: ReadonlySet<string>;
  multiple: boolean;
  /** Position of the keyboard's option; -1 for none. */
  active: number;
  /** Scrolls to a position. */
  scrollTo: RefObject<((position: number) => void) | null>;
  onActive(position: number): void;
  onPick(position: number): void;
  /** The end is near: the time to show more. */
  onEnd(): void;
}

/** Rows outside of the view that exist, so that a fast scroll shows no gap. */
const OVERSCAN = 8;
/** Px of the list before it is laid out, so that its first paint has rows; and in jsdom, which lays out nothing. */
const USUAL = { width: 240, height: 320 };
/** Rows from the end at which more are asked for. */
const NEAR_END = 20;

/** The options in view of a list that may have thousands. A press leaves the focus in the search field. */
export function OptionList(props: OptionListProps) {
  const { id, label, found, total, chosen, multiple, active, scrollTo, onActive, onPick, onEnd } = props;
  useSheet(listboxSheet);
  useSheet(sheet);
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight(list.current),
    overscan: OVERSCAN,
    initialRect: USUAL,
    observeElementRect: (instance, onSize) =>
      observeElementRect(instance, (size) => onSize(size.height > 0 ? size : USUAL)),
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useLayoutEffect(() => {
    scrollTo.current = (position) => rows.scrollToIndex(position, { align: 'auto' });
  });
  useLayoutEffect(() => {
    if (last >= found.length - NEAR_END) onEnd();
  }, [last, found.length, onEnd]);

  return (
    <div
      ref={list}
      id={id}
      className="oms-select-list"
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      onMouseDownCapture={useKeptPress()}
    >
      <Space height={rows.getTotalSize()}>
        {shown.map(({ index, start }) => {
          const one = found[index];
          return (
            one && (
              <Option
                key={one.option.value}
                id={`${id}-${index}`}
                found={one}
                start={start}
                position={index}
                total={total}
                isChosen={chosen.has(one.option.value)}
                isActive={index === active}
                multiple={multiple}
                onActive={onActive}
                onPick={onPick}
              />
            )
          );
        })}
      </Space>
    </div>
  );
}

/** By the density and the width of the window, as the style sheet has it. */
const rowHeight = (list: HTMLElement | null): number =>
  (list && Number.parseFloat(getComputedStyle(list).getPropertyValue('--oms-select-row'))) || 32;

/** Its style is set on the element: a policy may refuse style attributes. */
function Space({ height, children }: { height: number; children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.style.height = `${height}px`;
  }, [height]);
  return (
    <div ref={ref} className="oms-select-space" role="presentation">
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  found: FoundOption;
  /** px from the top. */
  start: number;
  position: number;
  total: number;
  isChosen: boolean;
  isActive: boolean;
  multiple: boolean;
  onActive(position: number): void;
  onPick(position: number): void;
}

const Option = memo(function Option(props: OptionProps) {
  const { id, start, position, total, isChosen, isActive, multiple, onActive, onPick } = props;
  const { option, range, codeRange } = props.found;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.style.transform = `translateY(${start}px)`;
  }, [start]);
  const press = () => {
    if (!option.disabled) onPick(position);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: an option; the search field has the keys
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      className={cx('oms-option', 'oms-select-option', isActive && 'oms-option-active')}
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      aria-setsize={total}
      aria-posinset={position + 1}
      title={option.label}
      onMouseDown={(event: MouseEvent) => {
        if (event.button === 0) event.preventDefault();
      }}
      // Not on enter: a list that scrolls under a resting pointer must not take the keyboard's place away.
      onMouseMove={() => {
        if (!option.disabled && !isActive) onActive(position);
      }}
      onClick={press}
    >
      {multiple && (
        <span className={cx('oms-select-box', isChosen && 'oms-select-box-on')}>
          {isChosen && <Icon icon={Check} size={12} />}
        </span>
      )}
      {option.code !== undefined && option.code !== '' && option.code !== option.label && (
        <span className="oms-select-code">
          <Marked text={option.code} range={codeRange} />
        </span>
      )}
      <span className="oms-option-main">
        <Marked text={option.label} range={range} />
      </span>
      {option.note !== undefined && <span>{option.note}</span>}
      {!multiple && isChosen && <Icon icon={Check} size={16} />}
    </div>
  );
});
