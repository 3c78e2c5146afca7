import { type ReactNode, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import { guardFocus } from '../../../page/focus/guard-focus';
import { useSheet } from '../../../react/sheet';
import { useShell } from '../../../react/shell-context';
import { deepActiveElement, deepContains } from '../../../ui/layer/active-element';
import { showInFront, stayAhead } from '../../../ui/layer/ahead';
import { OutOfPage } from '../../../ui/layer/out-of-page';
import { zoomOf } from '../../../ui/layer/zoom';
import { type CloseReason, dismissable } from '../../../ui/popover/dismiss';
import sheet from './flyout-layer.css?sheet';
import { innerEdge } from './inner-edge';
import { LayerBox } from './use-column-height';

/** ms after which it closes once it has lost the focus. */
const BLUR_DELAY = 100;

export interface FlyoutLayerProps {
  id: string;
  /** False lays it out where nobody sees it, so that it opens at once. */
  open: boolean;
  /** The menu's box: the layer opens beside it, from its top to the window's foot. Presses on it close nothing. */
  anchor: RefObject<HTMLElement | null>;
  /** The element that gets the focus back on Escape. */
  opener(): HTMLElement | null;
  onClose(reason: CloseReason): void;
  /** True where Escape had something else to close first. */
  onEscape(): boolean;
  onPointerEnter?(): void;
  children: ReactNode;
}

/** The sheet beside the menu, in the top layer: it starts under the top bar and never covers it. */
export function FlyoutLayer(props: FlyoutLayerProps) {
  useSheet(sheet);
  const { anchor, id, open } = props;
  const { clock } = useShell().platform;
  const outOfPage = useContext(OutOfPage);
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  /**
   * The content is rendered once the layer is displayed: an element that is not displayed has no size and takes no
   * focus. Null until then.
   */
  const [box, setBox] = useState<LayerBox | null>(null);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const layer = ref.current;
    const menu = anchor.current;
    if (!layer || !menu) return;
    const end = keepBeside(menu, layer);
    const { top, height } = layer.style;
    setBox({ top: Number.parseFloat(top), height: Number.parseFloat(height) });
    return end;
  }, [anchor]);

  useLayoutEffect(() => {
    const layer = ref.current;
    const menu = anchor.current;
    if (!layer || !menu || outOfPage) return;
    if (!open) return stayAhead(layer);
    showInFront(layer);
    const ends = [guardFocus(layer)];
    const close = (reason: CloseReason) => {
      const { opener, onClose, onEscape } = latest.current;
      if (reason === 'escape' && onEscape()) return;
      if (reason === 'escape' && deepContains(layer, deepActiveElement(document))) opener()?.focus();
      onClose(reason);
    };
    const schedule = (task: () => void, ms: number) => clock.after(ms, task);
    ends.push(dismissable({ layer, anchor: menu, onClose: close, blurDelay: BLUR_DELAY, schedule }));
    return () => {
      for (const end of ends) end();
    };
  }, [outOfPage, open, anchor, clock]);

  return (
    <div
      ref={ref}
      id={id}
      className="oms-layer"
      popover="manual"
      data-oms-layer={open ? '' : undefined}
      part="flyout"
      tabIndex={-1}
      onPointerEnter={props.onPointerEnter}
    >
      {box !== null && (
        <LayerBox value={box}>
          <div className="oms-layer-content">{props.children}</div>
        </LayerBox>
      )}
    </div>
  );
}

/** Written through the CSSOM, which a strict policy allows. Returns the end of it. */
function keepBeside(menu: HTMLElement, layer: HTMLElement): () => void {
  const place = () => {
    const box = menu.getBoundingClientRect();
    const zoom = zoomOf(menu);
    const from = Math.max(Math.round(box.top / zoom), 0);
    const { side, x } = innerEdge(box, window.innerWidth);
    const taken = Math.round((side === 'right' ? x : window.innerWidth - x) / zoom);
    layer.dataset.side = side;
    layer.style.left = side === 'right' ? `${taken}px` : 'auto';
    layer.style.right = side === 'left' ? `${taken}px` : 'auto';
    layer.style.top = `${from}px`;
    layer.style.height = `${Math.max(window.innerHeight / zoom - from, 0)}px`;
    layer.style.maxWidth = `${Math.max(window.innerWidth / zoom - taken, 0)}px`;
  };
  place();
  window.addEventListener('resize', place);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    window.removeEventListener('resize', place);
    window.removeEventListener('scroll', place, { capture: true });
  };
}
