/** Whether `stayAhead` can hide what is not open. Apart from it, since the first view needs this alone. */
export const canStayAhead = (): boolean =>
  'showPopover' in HTMLElement.prototype && CSS.supports('content-visibility', 'hidden');
