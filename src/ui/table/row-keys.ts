import type { KeyboardEvent } from 'react';
import { isShown } from '../is-shown';

/** A row by its class: a page may render a `tr` or a `data-row` of its own into a cell. */
const ROW = '.oms-table-row, .oms-table-narrow';

/** Arrow keys go to the same control of the row above or below. */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const control = event.target as HTMLElement;
  const row = control.closest(ROW);
  // A menu that has opened from a row has the arrows itself.
  if (step === undefined || !row || control.closest('[data-oms-layer]') || event.defaultPrevented) return;
  if (control.getAttribute('aria-expanded') === 'true') return;
  const next = (step > 0 ? row.nextElementSibling : row.previousElementSibling) as HTMLElement | null;
  if (!next) return;
  event.preventDefault();
  const controls = controlsOf(next);
  focusIn(next, controls[controlsOf(row).indexOf(control)] ?? controls.at(-1));
}

/** The focus goes to the first row: to its link, else to its first control. Nothing happens where there is no row. */
export function focusFirstRow(box: HTMLElement | null): void {
  const row = box?.querySelector<HTMLElement>(ROW);
  if (!row) return;
  const controls = controlsOf(row);
  const link = controls.find(({ localName }) => localName === 'a');
  focusIn(row, link ?? controls.find(isShown) ?? controls[0]);
}

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input'),
];

/** Some controls show only while the focus is in their row, and cannot have it before. */
function focusIn(row: HTMLElement, control: HTMLElement | undefined): void {
  control?.focus();
  if (control?.matches(':focus')) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  control?.focus();
  // A press on the words of the row would focus it from now on.
  if (control?.matches(':focus')) row.removeAttribute('tabindex');
}
