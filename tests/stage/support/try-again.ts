import type { Locator } from 'vitest/browser';

/**
 * Presses a button that tries again.
 * @param change makes the try succeed. It runs with the press, not before: the shell tries again by itself, too, and
 * the button would be gone.
 */
export function tryAgain(button: Locator, change: () => void): Promise<void> {
  document.addEventListener('click', change, { capture: true, once: true });
  return button.click();
}
