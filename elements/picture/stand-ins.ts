import { guardRoot } from '../../src/page/focus/guard-root';
import { PAINTED, type PaintedRoot } from '../../src/page/picture/format';

/** Elements that have left the page in this task with a picture in them. */
let left: { element: HTMLElement; focused: HTMLElement | null | undefined }[] = [];

const rootOf = (element: HTMLElement) => element.shadowRoot as PaintedRoot;

/**
 * A framework clears the place that it renders into. Tags that stand there before it runs have the pictures of those
 * that it makes.
 * @param focused what has had the focus in the element
 */
export function leave(element: HTMLElement, focused: Element | null | undefined): void {
  if (!rootOf(element)[PAINTED]) return;
  left.push({ element, focused: focused as HTMLElement | null | undefined });
  queueMicrotask(() => {
    left = [];
  });
}

/** An element that takes the place of such a tag, in the same task, takes its picture. */
export function inherit(element: HTMLElement): void {
  const before = left.find((one) => one.element.localName === element.localName);
  if (!before) return;
  left = left.filter((one) => one !== before);
  const from = rootOf(before.element);
  const root = rootOf(element);
  const { pressed, end } = from[PAINTED]!;
  end();
  from[PAINTED] = undefined;
  root.adoptedStyleSheets = from.adoptedStyleSheets;
  root.replaceChildren(...from.childNodes);
  root[PAINTED] = { pressed, end: guardRoot(root) };
  before.focused?.focus({ preventScroll: true });
}
