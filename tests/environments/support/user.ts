const reach = { bubbles: true, composed: true, cancelable: true };

/** A press of the main button, with all that comes before the click. */
export function press(element: HTMLElement): void {
  const pointer = { ...reach, button: 0, isPrimary: true, pointerId: 1 };
  element.dispatchEvent(new PointerEvent('pointerdown', pointer));
  element.focus();
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.click();
}

/** A key where the focus is. */
export function pressKey(key: string): void {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  (active ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, ...reach }));
}

/** Types into an empty field. */
export function type(field: HTMLElement, text: string): void {
  // By the prototype's setter: React has one of its own on the field, and takes what comes by that for its own value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', reach));
}

/** Chooses files in the browser's dialog. */
export function choose(field: HTMLElement, files: readonly File[]): void {
  Object.defineProperty(field, 'files', { value: files, configurable: true });
  field.dispatchEvent(new Event('change', reach));
}
