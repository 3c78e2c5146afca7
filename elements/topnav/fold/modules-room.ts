/** px that the search keeps: in a small bar 160 with 12 at either side, in a large one its width in use. */
export const LEAST = 184;
const MOST = 420;

/** The parts of the bar that the modules and the search leave their width. */
export const blocksOf = (bar: Element): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('[data-block]'),
];

/** px that the modules may take: what the bar's fixed blocks and the search leave. Null where the bar is not laid out. */
export function modulesRoom(bar: Element, search: boolean): number | null {
  const width = bar.clientWidth;
  if (width === 0) return null;
  const taken = blocksOf(bar).reduce((sum, block) => sum + block.offsetWidth, 0);
  // Of a bar of 1,024 px the least, and 0.6 of what a larger one has more.
  const kept = search ? Math.min(Math.max(LEAST, width * 0.6 - 430), MOST) : 0;
  return Math.max(0, Math.floor(width - taken - kept));
}
