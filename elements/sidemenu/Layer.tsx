import type { RefObject } from 'react';
import { FlyoutLayer } from '../../src/features/menu/FlyoutLayer';
import { lazyPart } from '../../src/react/lazy-part';
import type { CloseReason } from '../../src/ui/popover/dismiss';
import type { FlyoutContentProps } from './FlyoutContent';

export const Content = lazyPart<FlyoutContentProps>(() => import('./FlyoutContent'));
export const LAYER_ID = 'oms-flyout';

export interface LayerProps extends FlyoutContentProps {
  anchor: RefObject<HTMLElement | null>;
  onClose(reason: CloseReason): void;
  onPointerEnter?(): void;
}

/** The layer with its content, which is fetched when it is first shown. */
export function Layer({ anchor, opener, onClose, onPointerEnter, ...content }: LayerProps) {
  return (
    <FlyoutLayer
      id={LAYER_ID}
      anchor={anchor}
      opener={opener}
      onClose={onClose}
      {...(onPointerEnter && { onPointerEnter })}
    >
      <Content {...content} opener={opener} />
    </FlyoutLayer>
  );
}
