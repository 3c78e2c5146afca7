import type { PaintedRoot } from '../../src/page/picture/format';
import { mayPaint, paintable } from '../../src/page/picture/rules';
import * as KEYS from '../../src/page/storage-keys/keys';

/*
 * The part `declared`: for the roots that the page's server has written (docs/server.md), which most pages do not have.
 */

/** ms after which the loader looks again whether the parser is past an element. */
const AGAIN = 10;

/**
 * Takes the roots for what they are once they are parsed: pictures, which the elements take over. One that has more in
 * it than a picture may have is emptied, and so is a tree that the person has folded.
 * @param watch stands in for the code of an element until that takes over
 */
export async function takeDeclared(
  elements: readonly HTMLElement[],
  watch: (root: PaintedRoot) => void,
): Promise<void> {
  for (const element of elements) {
    while (!isParsed(element)) await new Promise((resolve) => setTimeout(resolve, AGAIN));
    const root = element.shadowRoot!;
    if (isPicture(root) && !isFolded(root)) watch(root);
    else root.replaceChildren();
  }
}

function isParsed(element: Node): boolean {
  let node: Node | null = element;
  while (node && !node.nextSibling) node = node.parentNode;
  return node !== null || document.readyState !== 'loading';
}

function isPicture(root: ShadowRoot): boolean {
  for (const node of root.querySelectorAll('*')) {
    // Its style sheet, which goes when the element has its own.
    if (node.localName === 'link' && node.parentNode === root) continue;
    if (!mayPaint(node.localName)) return false;
    for (const { name, value } of node.attributes) if (paintable(name, value, true) === null) return false;
  }
  return true;
}

function isFolded(root: ShadowRoot): boolean {
  try {
    return root.querySelector('.oms-side-tree') !== null && localStorage.getItem(KEYS.menuCollapsed) === '1';
  } catch {
    return false;
  }
}
