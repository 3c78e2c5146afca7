import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../page/keyboard/composing';
import { useSheet } from '../../react/sheet';
import { takeEscape } from '../keyboard/take-escape';
import { deepActiveElement } from '../layer/active-element';
import { showOnTop } from '../layer/show-on-top';
import { zoomOf } from '../layer/zoom';
import { isRightToLeft } from '../text/writing-direction';
import sheet from './pending-popover.css?sheet';

/** px between anchor and panel, and those that are kept free at the window's edges. */
const GAP = 4;
const EDGE = 8;

export interface PendingPopoverProps {
  /** The popup's: what opens it refers to it by `aria-controls`. */
  id?: string | undefined;
  /** The panel opens below it; without one in the middle of the window. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  onClose(): void;
  children: ReactNode;
}

/**
 * Takes the place of a popup while the code of that is fetched, as the frame of a `lazyComponent`: it appears only
 * where that takes long or has failed. The focus stays in its place, so that the popup returns it there.
 */
export function PendingPopover({ id, anchor, onClose, children }: PendingPopoverProps) {
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
    const doc = document;
    opener.current = deepActiveElement(doc);
    showOnTop(layer);
    if (anchor?.current) standBelow(anchor.current, layer);
    const leave = (event: Event) => {
      const path = [...event.composedPath()];
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape' || isComposing(event)) return;
        takeEscape(event);
      } else if (event.type === 'focusin' && !anchor) {
        // The opener of a dialog manages the focus.
        return;
      } else if (path.includes(layer) || (anchor?.current && path.includes(anchor.current))) return;
      latest.current();
    };
    // Close when the user moves on: a late popup must not take the focus back. The document gets no event of a focus
    // move within a shadow root, so the root is observed, too.
    const away = new AbortController();
    const early = { capture: true, signal: away.signal };
    for (const name of ['keydown', 'pointerdown', 'focusin']) doc.addEventListener(name, leave, early);
    layer.getRootNode().addEventListener('focusin', leave, early);
    return () => away.abort();
  }, [anchor]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the click of the button inside bubbles to it
    <div
      ref={ref}
      id={id}
      className="oms-pending-popover"
      popover="manual"
      data-oms-layer=""
      // The retry button disappears with its press, and would lose the focus.
      onClick={() => opener.current?.focus({ preventScroll: true })}
    >
      {children}
    </div>
  );
}

/**
 * Puts it below the anchor, or where the window ends there, over it. What a panel does beyond that, `place.ts`, comes
 * with the code of panels.
 */
function standBelow(anchor: HTMLElement, { style, offsetWidth, offsetHeight }: HTMLElement): void {
  const zoom = zoomOf(anchor);
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const within = (wanted: number, size: number, room: number) =>
    `${Math.max(EDGE, Math.min(wanted, room / zoom - size - EDGE))}px`;
  const start = isRightToLeft(anchor) ? right / zoom - offsetWidth : left / zoom;
  Object.assign(style, {
    inset: 'auto',
    margin: '0',
    left: within(start, offsetWidth, innerWidth),
    top: within(bottom / zoom + GAP, offsetHeight, innerHeight),
  });
}
