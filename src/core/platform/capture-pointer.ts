/** Has the control get all that the pressing pointer does until its release, wherever it moves. jsdom knows no capture. */
export const capturePointer = (control: Element, pointerId: number): void =>
  control.setPointerCapture?.(pointerId);

/** Whether the control still has it: the browser may have taken the pointer, to scroll. */
export const isCaptured = (control: Element, pointerId: number): boolean =>
  control.hasPointerCapture?.(pointerId) ?? true;
