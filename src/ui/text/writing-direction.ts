/** True where the lines of `element` run from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** 1 for the arrow key that points to the end of a line of `element`, -1 for the one to its start, 0 for any other key. */
export function stepOfKey(key: string, element: Element): 1 | -1 | 0 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  return (key === 'ArrowRight') === isRightToLeft(element) ? -1 : 1;
}
