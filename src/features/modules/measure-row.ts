/**
 * Widths in px of all modules of the row and of the button that leads to the rest. Null where it is not laid out, as on
 * a background page.
 */
export function measureRow(row: Element): { widths: number[]; more: number } | null {
  const widths = [...row.querySelectorAll<HTMLElement>('[data-module]')].map((item) => item.offsetWidth);
  return widths[0] ? { widths, more: row.querySelector<HTMLElement>('[data-more]')?.offsetWidth ?? 0 } : null;
}
