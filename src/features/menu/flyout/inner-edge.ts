/**
 * The edge of the menu at which a flyout opens, and its place in the window: the right edge, or the left one where the
 * menu stands in the right half, as it does on a page that is written from right to left.
 */
export function innerEdge(
  menu: Pick<DOMRect, 'left' | 'right'>,
  windowWidth: number,
): { readonly side: 'left' | 'right'; readonly x: number } {
  return (menu.left + menu.right) / 2 > windowWidth / 2
    ? { side: 'left', x: menu.left }
    : { side: 'right', x: menu.right };
}
