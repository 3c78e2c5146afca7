import { deepActiveElement, deepContains } from '../../src/ui/layer/active-element';

/**
 * Gives the focus to the next control of the bar if it is in an alert that is about to leave: it would fall back to the
 * page's start.
 */
export function passFocus(alert: HTMLElement): void {
  if (!deepContains(alert, deepActiveElement(document))) return;
  const controls = alert.closest('header')?.querySelectorAll<HTMLElement>('button:enabled, a[href]') ?? [];
  const next = [...controls].find(
    (control) =>
      alert.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING &&
      control.getClientRects().length > 0,
  );
  next?.focus({ preventScroll: true });
}
