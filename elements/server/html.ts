import { safeUrl } from '../../src/core/url';
import type { PaintedNode } from '../../src/page/picture/format';
import { isAddress, mayHave, mayPaint } from '../../src/page/picture/rules';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for the content of an element, or for an attribute in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** Elements without an end tag. */
const VOID = /^(?:img|input)$/;

/**
 * Writes a node of a picture as markup, by the same rules as the loader draws one, whatever its texts are. Without
 * `style` attributes, which a strict policy refuses.
 */
export function htmlOf(node: PaintedNode): string {
  if (typeof node === 'string') return escaped(node);
  const [name, attributes, ...children] = node;
  if (!mayPaint(name)) return '';
  let html = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'style' || !mayHave(key, value) || (isAddress(key) && safeUrl(value) === null)) continue;
    html += value === '' ? ` ${key}` : ` ${key}="${escaped(value)}"`;
  }
  html += '>';
  if (VOID.test(name)) return html;
  for (const child of children) html += htmlOf(child);
  return `${html}</${name}>`;
}
