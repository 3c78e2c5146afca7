import type { Locator } from 'vitest/browser';

/**
 * Types a text into a field in the task in which it appears, before the page draws it: faster than any person, as a
 * scanner is, or as a person is where the page is slow.
 */
export function typeAtOnce(root: Node, field: Locator, text: string): void {
  const observer = new MutationObserver(() => {
    const [input] = field.elements() as HTMLInputElement[];
    if (!input) return;
    observer.disconnect();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  });
  observer.observe(root, { childList: true, subtree: true });
}
