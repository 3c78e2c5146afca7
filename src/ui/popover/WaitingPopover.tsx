import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { css, useSheet } from '../../react/sheet';
import { deepActiveElement } from '../layer/active-element';
import { showOnTop } from '../layer/show-on-top';
import text from './waiting.css?inline';

const sheet = css(text);

/** px between anchor and panel, and kept free at the window's edges. */
const GAP = 4;
const EDGE = 8;

export interface WaitingPopoverProps {
  /** What it stands below; without one it stands in the middle of the window. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  onClose(): void;
  children: ReactNode;
}

/**
 * Stands for a popup while that and all that a Popover needs is on its way, as the frame of a `lazyPart`: it shows
 * itself only where that takes long or has failed. The focus stays where it is, so that the popup brings it back there.
 */
export function WaitingPopover({ anchor, onClose, children }: WaitingPopoverProps) {
  useSheet(sheet);
  const ref = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });

  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    const doc = layer.ownerDocument;
    opener.current = deepActiveElement(doc);
    showOnTop(layer);
    const at = anchor?.current?.getBoundingClientRect();
    if (at) {
      const left = Math.max(EDGE, Math.min(at.left, innerWidth - layer.offsetWidth - EDGE));
      const top = Math.max(EDGE, Math.min(at.bottom + GAP, innerHeight - layer.offsetHeight - EDGE));
      layer.style.inset = `${Math.round(top)}px auto auto ${Math.round(left)}px`;
    }
    const leave = (event: Event) => {
      const path = event.composedPath();
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape' || event.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
      } else if (event.type === 'focusin' && !anchor) {
        // For a dialog the focus is put in order by what it was asked from.
        return;
      } else if (path.includes(layer) || (anchor?.current && path.includes(anchor.current))) return;
      latest.current();
    };
    // Whoever has gone on must not be fetched back by what comes at last. A move within a shadow root is told of there alone.
    const root = layer.getRootNode();
    const events = ['keydown', 'pointerdown', 'focusin'];
    for (const name of events) doc.addEventListener(name, leave, true);
    root.addEventListener('focusin', leave, true);
    return () => {
      for (const name of events) doc.removeEventListener(name, leave, true);
      root.removeEventListener('focusin', leave, true);
    };
  }, [anchor]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: hears of the button inside
    <div
      ref={ref}
      className="oms-waiting"
      popover="manual"
      data-oms-layer=""
      // The button that tries again goes with its press, and would take the focus with it.
      onClick={() => opener.current?.focus({ preventScroll: true })}
    >
      {children}
    </div>
  );
}
