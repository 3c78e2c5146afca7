import type { BrowserContext } from '@playwright/test';

/**
 * `fill` in Firefox assigns `value`, which React does not take for typing: it compares with what it has assigned itself. Typed by
 * the browser's own command it is one.
 */
export async function typeInFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text);
      },
      set: () => {},
    });
  });
}
