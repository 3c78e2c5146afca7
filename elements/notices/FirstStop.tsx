import { type RefObject, useLayoutEffect } from 'react';
import { deepActiveElement } from '../../src/ui/layer/active-element';
import { PANEL } from './tabs';

const ROW = '.oms-feed-row';
const FIRST = 'data-autofocus';

/**
 * Gives the first row of the list the focus when the panel is opened by the keyboard, also when the row loads later. It
 * is rendered inside the panel, since its effect has to run before that of the layer around the panel, which moves the
 * focus.
 */
export function FirstStop({ open, anchor }: { open: boolean; anchor: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const root = anchor.current?.getRootNode();
    const panel = root instanceof ShadowRoot ? root.getElementById(PANEL) : null;
    if (!open || !panel || !deepActiveElement(document)?.matches(':focus-visible')) return;
    const row = panel.querySelector(ROW);
    row?.setAttribute(FIRST, '');
    const watch = new MutationObserver(() => {
      const first = panel.querySelector<HTMLElement>(ROW);
      if (!first) return;
      watch.disconnect();
      // Not where the person has gone on meanwhile.
      if (deepActiveElement(document) === panel) first.focus({ preventScroll: true });
    });
    if (!row) watch.observe(panel, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      row?.removeAttribute(FIRST);
    };
  }, [open, anchor]);
  return null;
}
