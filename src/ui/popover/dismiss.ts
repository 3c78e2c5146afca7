import { isComposing } from '../../page/keyboard/composing';
import { takeEscape } from '../keyboard/take-escape';
import { deepActiveElement, deepContains } from '../layer/active-element';
import type { Schedule } from '../layer/schedule';

export type CloseReason = 'escape' | 'outside' | 'blur';

export interface DismissOptions {
  readonly layer: HTMLElement;
  /** Presses on it close nothing: a button that toggles would close and open at once. */
  readonly anchor: HTMLElement | null;
  readonly onClose: (reason: CloseReason) => void;
  /** Closes so many ms after the focus has left both layer and anchor. */
  readonly blurDelay: number | undefined;
  readonly schedule: Schedule;
}

/**
 * Dispatched on the document when a layer opens, with the layer as its detail. Other bundles of the shell on the page
 * listen to it, too.
 */
const OPENED = 'oms-layer-opened';

/** What is a modal of the page, or likely to be: old libraries give the role alone. */
const MODAL = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';

/**
 * A dialog of the shell was opened from the layer, tells of itself by `OPENED`, or comes by itself, as an announcement
 * does: then the layer waits below it.
 */
const isModalOfPage = (at: EventTarget): at is Element =>
  at instanceof Element && at.matches(MODAL) && !at.closest('.oms-root');

/** Toasts lie above all layers and belong to none: closing one must not close the layer below. */
const isAside = (at: EventTarget): boolean => at instanceof Element && at.hasAttribute('data-oms-aside');

/**
 * Closes a layer on Escape, on a press outside, when another layer opens outside it, when a modal of the page, which it
 * would cover, takes the focus, and where `blurDelay` is given, after it loses the focus.
 * @returns a function that removes the listeners
 */
export function dismissable({ layer, anchor, onClose, blurDelay, schedule }: DismissOptions): () => void {
  const doc = document;
  const inside = (path: readonly EventTarget[]) =>
    path.includes(layer) || (anchor !== null && path.includes(anchor)) || path.some(isAside);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // A layer opened from this one closes first, and so does a modal dialog outside it.
    if (layer.querySelector('dialog[open], [data-oms-layer]')) return;
    const path = [...event.composedPath()];
    if (path.some((at) => at instanceof HTMLDialogElement && !deepContains(at, layer))) return;
    if (path.some(isAside)) return;
    takeEscape(event);
    onClose('escape');
  };
  const onPointerDown = (event: Event) => {
    if (!inside([...event.composedPath()])) onClose('outside');
  };
  const onOpened = (event: Event) => {
    const other: unknown = (event as CustomEvent).detail;
    if (other !== layer && other instanceof Node && !deepContains(layer, other)) onClose('outside');
  };
  const onFocusIn = (event: Event) => {
    const path = [...event.composedPath()];
    if (inside(path)) return;
    if (path.some((at) => isModalOfPage(at) && !deepContains(at, layer))) onClose('outside');
  };
  doc.dispatchEvent(new CustomEvent(OPENED, { detail: layer }));
  doc.addEventListener(OPENED, onOpened);
  doc.addEventListener('keydown', onKeyDown, true);
  doc.addEventListener('pointerdown', onPointerDown, true);
  doc.addEventListener('focusin', onFocusIn, true);

  let cancel = () => {};
  const onFocusOut = () => {
    cancel();
    cancel = schedule(() => {
      // The window may have lost the focus and not the layer: then the layer's element is still the active one.
      const active = deepActiveElement(doc);
      if (!deepContains(layer, active) && !(anchor && deepContains(anchor, active))) onClose('blur');
    }, blurDelay ?? 0);
  };
  const watched = blurDelay === undefined ? [] : [layer, anchor];
  for (const element of watched) element?.addEventListener('focusout', onFocusOut);

  return () => {
    cancel();
    doc.removeEventListener(OPENED, onOpened);
    doc.removeEventListener('keydown', onKeyDown, true);
    doc.removeEventListener('pointerdown', onPointerDown, true);
    doc.removeEventListener('focusin', onFocusIn, true);
    for (const element of watched) element?.removeEventListener('focusout', onFocusOut);
  };
}
