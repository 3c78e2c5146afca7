import { nameOf, PAINTED, type Painted, type PaintedRoot } from '../../../src/page/picture/format';
import { textOf } from '../../../src/react/css';

/**
 * `takeOver` of the CDN build: Preact renders in the nodes of the picture (src/react/renderer/preact/client.ts), so
 * that a field keeps its focus by itself.
 * @param render renders, and commits it before it returns
 */
export function takeOver(root: PaintedRoot, { pressed, end }: Painted, render: () => void): void {
  const typed = [...root.querySelectorAll('input')]
    .filter(({ value }) => value !== '')
    .map((field) => ({ field, text: field.value }));
  root[PAINTED] = undefined;
  end();
  render();
  // What is not the elements' own, such as a sheet that somebody has written into the picture.
  const sheets = [...root.adoptedStyleSheets];
  const own = sheets.filter((sheet) => textOf(sheet) !== '');
  if (own.length < sheets.length) root.adoptedStyleSheets = own;
  for (const { field, text } of typed) {
    if (!field.isConnected) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  // Each press but the last may have been impatience.
  const last = pressed.at(-1);
  // The node may be that of another button now.
  if (last?.button.isConnected && nameOf(last.button) === last.name) last.button.click();
}
