import { unclobbered } from './document';

/**
 * Puts a text on the clipboard; false where the browser refuses. To be called while a press of the user is handled:
 * pages of plain http, and those whose policy keeps the clipboard from scripts, have the old way alone, which needs
 * one.
 */
export async function copyText(win: Window & typeof globalThis, text: string): Promise<boolean> {
  try {
    await win.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(unclobbered(win.document), text);
  }
}

function copyByCommand(doc: Document, text: string): boolean {
  const active = focused(doc);
  const field = doc.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  for (const [name, value] of [
    ['position', 'fixed'],
    ['inset', '0 auto auto 0'],
    ['opacity', '0'],
  ] as const)
    field.style.setProperty(name, value);
  // An open dialog makes the page around it inert: a field there cannot be selected.
  (active?.closest('dialog[open]') ?? doc.body).append(field);
  try {
    field.select();
    return doc.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    active?.focus();
  }
}

/** The element with the focus, in whichever shadow root. */
function focused(doc: Document): HTMLElement | null {
  let active = doc.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active as HTMLElement | null;
}
