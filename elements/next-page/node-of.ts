import type { PaintedNode } from '../../src/page/picture/format';
import { mayPaint, paintable } from '../../src/page/picture/rules';

/** A node of the page as a node of a picture; null for one that a picture must not have. */
export function nodeOf(node: Node): PaintedNode | null {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || !mayPaint(node.localName)) return null;
  // A panel that is rendered before it is opened. The picture would show it.
  if (node.hasAttribute('popover')) return null;
  const attributes: Record<string, string> = {};
  // Named by code that comes later than what takes the picture over.
  const late = node.hasAttribute('data-keys');
  for (const { name, value } of node.attributes) {
    if (late && (name === 'data-keys' || name === 'aria-keyshortcuts')) continue;
    const kept = paintable(name, value);
    if (kept !== null) attributes[name] = kept;
  }
  const children = [...node.childNodes].map(nodeOf).filter((child) => child !== null);
  return [node.localName, attributes, ...children];
}
