import { type RefObject, useLayoutEffect } from 'react';
import { FlyoutLayer } from '../../src/features/menu/FlyoutLayer';
import { useFilter } from '../../src/features/menu/use-filter';
import { css, useSheet } from '../../src/react/sheet';
import type { CloseReason } from '../../src/ui/popover/dismiss';
import { FlyoutContent, type FlyoutContentProps } from './FlyoutContent';
import text from './layer.css?inline';
import { LAYER_ID } from './layer-id';

const sheet = css(text);

export interface LayerProps extends Omit<FlyoutContentProps, 'filter'> {
  anchor: RefObject<HTMLElement | null>;
  onClose(reason?: CloseReason): void;
  onPointerEnter?(): void;
  /** Another number empties the filter. */
  chosen?: number;
}

/** The layer beside the menu, with its content. */
export default function LayerPart({ anchor, onClose, onPointerEnter, chosen, ...content }: LayerProps) {
  useSheet(sheet);
  const filter = useFilter();
  const { clear } = filter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is told by another number
  useLayoutEffect(() => clear(), [chosen, clear]);
  return (
    <FlyoutLayer
      id={LAYER_ID}
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
      <FlyoutContent {...content} filter={filter} />
    </FlyoutLayer>
  );
}
