import { nameOf, PAINTED, type Painted, type PaintedRoot } from '../../../src/page/picture/format';
import { textOf } from '../../../src/react/css';

/**
 * Renders in the place of a picture of the last visit. What the person has done meanwhile counts: a field keeps its
 * text and its focus, what was scrolled its place, and the button that was pressed last is pressed again.
 *
 * React cannot render in the nodes of the picture: its hydration takes their attributes for its own, and leaves them as
 * they are. The new nodes are there before the browser paints, so that nobody sees the change. The CDN build has
 * `preact/take-over.ts` in its place.
 * @param render renders, and commits it before it returns
 */
export function takeOver(root: PaintedRoot, { pressed, end }: Painted, render: () => void): void {
  const before = [...root.querySelectorAll<HTMLElement>('*')];
  const typed = before.filter(
    (node): node is HTMLInputElement => node instanceof HTMLInputElement && node.value !== '',
  );
  const scrolled = before
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((node) => ({ node, top: node.scrollTop }));
  const focused = root.activeElement as HTMLElement | null;
  const last = pressed.at(-1);
  root[PAINTED] = undefined;
  end();
  root.replaceChildren();
  render();
  // Those of the picture alone.
  const sheets = [...root.adoptedStyleSheets];
  const own = sheets.filter((sheet) => textOf(sheet) !== '');
  if (own.length < sheets.length) root.adoptedStyleSheets = own;
  const named = (tag: string, name: string) =>
    [...root.querySelectorAll<HTMLElement>(tag)].find((node) => nameOf(node) === name);
  const twinOf = <Node extends HTMLElement>(node: Node) =>
    named(node.localName, nameOf(node)) as Node | undefined;
  for (const { node, top } of scrolled) twinOf(node)?.scrollTo(0, top);
  for (const field of typed) {
    const twin = twinOf(field);
    if (!twin) continue;
    // Past the setter by which React knows what it has written itself.
    Reflect.set(HTMLInputElement.prototype, 'value', field.value, twin);
    twin.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  if (focused) twinOf(focused)?.focus({ preventScroll: true });
  if (last) named(last.button.localName, last.name)?.click();
}
