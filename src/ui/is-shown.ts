/** Whether an element is laid out and visible: libraries keep closed panels and dialogs in the page, some of them laid out. */
export const isShown = (one: Element): boolean =>
  one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
