/**
 * The event belongs to the input method, in which characters are chosen. Safari ends the composition before the key
 * that did so, and marks that key 229.
 */
export const isComposing = (event: { isComposing?: boolean; keyCode?: number }): boolean =>
  event.isComposing === true || event.keyCode === 229;
