import { onTestFinished } from 'vitest';

const NEVER = 'script, style, textarea, font';

/**
 * Translates the page as Chrome does until the test ends: each text node goes into two `font` elements, now and
 * whenever one comes, in open shadow roots, too. The words stay as they are, so that a test finds what it looks for.
 * @returns how many text nodes are translated
 */
export function translatePage(): () => number {
  let count = 0;
  const roots = new Set<Node>();
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
  });
  const translate = (node: Node): void => {
    if (node instanceof Text) {
      if (!node.parentElement || node.parentElement.matches(NEVER) || node.data.trim() === '') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      node.replaceWith(outer);
      inner.append(node);
      outer.append(inner);
      count += 1;
      return;
    }
    if (node instanceof Element && node.shadowRoot) watch(node.shadowRoot);
    for (const child of [...node.childNodes]) translate(child);
  };
  const watch = (root: Node): void => {
    if (roots.has(root)) return;
    roots.add(root);
    changes.observe(root, { childList: true, subtree: true });
    translate(root);
  };
  watch(document.body);
  onTestFinished(() => changes.disconnect());
  return () => count;
}
