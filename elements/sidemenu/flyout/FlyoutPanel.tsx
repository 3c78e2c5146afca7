import { type RefObject, useLayoutEffect } from 'react';
import { useFilter } from '../../../src/features/menu/filter/use-filter';
import { FlyoutLayer } from '../../../src/features/menu/flyout/FlyoutLayer';
import { useSheet } from '../../../src/react/sheet';
import type { CloseReason } from '../../../src/ui/popover/dismiss';
import { FlyoutContent, type FlyoutContentProps } from './FlyoutContent';
import { FLYOUT_ID } from './flyout-id';
import sheet from './flyout-panel.css?sheet';

export interface FlyoutPanelProps extends Omit<FlyoutContentProps, 'filter' | 'open'> {
  /** False renders it ahead, where nobody sees it: then it opens at once. True by default. */
  open?: boolean;
  anchor: RefObject<HTMLElement | null>;
  onClose(reason?: CloseReason): void;
  onPointerEnter?(): void;
  /** Another number empties the filter. */
  chosen?: number;
}

/** The layer beside the menu, with its content. */
export default function FlyoutPanel({
  anchor,
  onClose,
  onPointerEnter,
  chosen,
  open = true,
  ...content
}: FlyoutPanelProps) {
  useSheet(sheet);
  const filter = useFilter();
  const { clear } = filter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice has another number
  useLayoutEffect(() => clear(), [chosen, clear]);
  return (
    <FlyoutLayer
      id={FLYOUT_ID}
      open={open}
      anchor={anchor}
      opener={content.opener}
      onClose={onClose}
      onEscape={() => {
        if (filter.value === '') return false;
        filter.clear();
        return true;
      }}
      {...(onPointerEnter && { onPointerEnter })}
    >
      <FlyoutContent {...content} open={open} filter={filter} />
    </FlyoutLayer>
  );
}
