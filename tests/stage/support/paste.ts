import type { Locator } from 'vitest/browser';

/** Pastes into a field as sheets and mails give their text: with its line ends, which a field of one line loses. */
export async function paste(field: Locator, text: string): Promise<void> {
  const input = (await field.findElement()) as HTMLInputElement;
  input.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  // What nobody takes goes into the field, without its line ends.
  if (input.dispatchEvent(event)) document.execCommand('insertText', false, text.replace(/[\r\n]+/g, ' '));
}
