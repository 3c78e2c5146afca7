import { page } from 'vitest/browser';

const cellsOf = (row: Element) => [...row.children].map((cell) => cell.textContent?.trim());

/** The rows of the fields that differ in a conflict: name, the other's value, one's own. */
export const differing = () =>
  page
    .getByRole('table', { name: 'Changed meanwhile' })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => cellsOf(row).join(' | '));
