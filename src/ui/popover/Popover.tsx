import { type ReactNode, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { guardFocus } from '../../page/focus/guard-focus';
import { useSheet } from '../../react/sheet';
import { deepActiveElement, deepContains } from '../layer/active-element';
import { showInFront, stayAhead } from '../layer/ahead';
import { Displayed } from '../layer/displayed';
import { OutOfPage } from '../layer/out-of-page';
import { browserSchedule, type Schedule } from '../layer/schedule';
import { hide } from '../layer/show-on-top';
import { type CloseReason, dismissable } from './dismiss';
import { keepPlaced } from './keep-placed';
import { limitHeight, type Placement, place } from './place';
import sheet from './popover.css?sheet';

export type { CloseReason, Placement };

export interface PopoverProps {
  /** The anchor's `aria-controls` names it. */
  id: string;
  open: boolean;
  /**
   * Whether it is rendered and laid out while it is closed, where nobody sees it: then it opens at once. By default it
   * is not.
   */
  ahead?: boolean | undefined;
  onClose(reason: CloseReason): void;
  /** The panel opens beside it, and the focus returns to it. */
  anchor: RefObject<HTMLElement | null>;
  /** Names it where it is a dialog. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** `dialog` for panels; none for a list or menu that has its own role inside. */
  role?: 'dialog' | 'none' | undefined;
  placement?: Placement | undefined;
  /** px; without it as wide as its content. */
  width?: number | undefined;
  /**
   * `content`: the element with `data-autofocus`, else the panel, gets the focus when it opens. `none`: the anchor
   * keeps it (a search field).
   */
  focus?: 'content' | 'none' | undefined;
  /** ms after which it closes once the focus has left panel and anchor; without it the focus may wander. */
  blurDelay?: number | undefined;
  /** The clock for it. */
  schedule?: Schedule | undefined;
  children: ReactNode;
}

/** A panel in the browser's top layer beside its anchor: above every z-index, clipped by nothing. */
export function Popover(props: PopoverProps) {
  useSheet(sheet);
  return props.open || props.ahead ? <Layer {...props} /> : null;
}

/** px between an anchor and its panel, or between the panel and the row that the anchor is centred in. */
const GAP = 4;

/** ms after which it follows what moves: to watch for that is slow, and what it shows comes first. */
const FOLLOW = 100;

/** A bar gives the height of its row to all anchors in it, so that no panel covers its hairline. */
function gapOf(anchor: HTMLElement): number {
  const row = Number.parseFloat(getComputedStyle(anchor).getPropertyValue('--oms-row-height'));
  return GAP + (row > 0 ? Math.max(0, (row - anchor.offsetHeight) / 2) : 0);
}

function Layer(props: PopoverProps) {
  const { open, anchor, width, placement = 'bottom-end', role = 'dialog', focus = 'content' } = props;
  const { blurDelay, schedule = browserSchedule } = props;
  const outOfPage = useContext(OutOfPage);
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(props.onClose);
  useLayoutEffect(() => {
    latest.current = props.onClose;
  });

  useLayoutEffect(() => {
    const layer = ref.current;
    const anchorElement = anchor.current;
    if (!layer || outOfPage) return;
    if (width !== undefined) layer.style.width = `${width}px`;
    const gap = anchorElement ? gapOf(anchorElement) : GAP;
    // Before it is displayed: then its content is laid out once.
    if (anchorElement) limitHeight(anchorElement, layer, gap);
    const ends = [open ? guardFocus(layer) : stayAhead(layer)];
    if (open) showInFront(layer);
    if (anchorElement) place(anchorElement, layer, placement, gap);
    if (!open) return ends[0];
    const close = (reason: CloseReason) => {
      if (reason === 'escape') anchorElement?.focus();
      latest.current(reason);
    };
    ends.push(dismissable({ layer, anchor: anchorElement, onClose: close, blurDelay, schedule }));
    return () => {
      for (const end of ends) end();
    };
  }, [outOfPage, open, anchor, width, placement, blurDelay, schedule]);

  useEffect(() => {
    const layer = ref.current;
    const anchorElement = anchor.current;
    if (!open || !layer || !anchorElement) return;
    let end = () => {};
    const cancel = schedule(() => {
      end = keepPlaced(anchorElement, layer, placement, gapOf(anchorElement));
    }, FOLLOW);
    return () => {
      cancel();
      end();
    };
  }, [open, anchor, placement, schedule]);

  useLayoutEffect(() => {
    const layer = ref.current;
    const anchorElement = anchor.current;
    if (!open || !layer || outOfPage || focus === 'none') return;
    const target = layer.querySelector<HTMLElement>('[data-autofocus]') ?? layer;
    target.focus({ preventScroll: true });
    return () => {
      // The layer is about to be hidden with the focus in it: without this it would fall back to the page's start.
      if (deepContains(layer, deepActiveElement(document))) {
        anchorElement?.focus({ preventScroll: true });
      }
    };
  }, [outOfPage, open, anchor, focus]);

  // Last: the focus has to be out of it.
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!open || !layer) return;
    return () => hide(layer);
  }, [open]);

  return (
    <div
      ref={ref}
      id={props.id}
      className="oms-popover"
      popover="manual"
      data-oms-layer={open ? '' : undefined}
      tabIndex={-1}
      {...(role === 'dialog' && {
        role: 'dialog',
        'aria-label': props.label,
        'aria-labelledby': props.labelledBy,
      })}
    >
      <Displayed value={open}>
        {props.ahead ? <div className="oms-popover-content">{props.children}</div> : props.children}
      </Displayed>
    </div>
  );
}
