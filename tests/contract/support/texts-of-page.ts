/**
 * Runs in a page: texts and names, also in shadow roots, with a word outside ⟦…⟧ (texts of the interface) and ‹…› (texts of
 * the server). Zones of times, keys of the keyboard and texts in another language are left out.
 */
export function unmarkedTexts(): string[] {
  const NAMES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const found = new Set<string>();
  const check = (text: string | null, where: Element) => {
    const rest = (text ?? '').replace(/‹[^‹›]*›/g, '').replace(/⟦[^⟦⟧]*⟧|GMT[+-]\d+/g, '');
    if (/\p{L}/u.test(rest)) found.add(`${where.localName}.${where.className}: ${text?.trim()}`);
  };
  const visit = (node: Node): void => {
    if (node instanceof Element) {
      if (node.matches('style, script, kbd, [lang]:not([lang="en-XA"], html)') || !node.checkVisibility())
        return;
      for (const name of NAMES) check(node.getAttribute(name), node);
      if (node.shadowRoot) visit(node.shadowRoot);
    } else if (node instanceof Text && node.parentElement) check(node.data, node.parentElement);
    for (const child of node.childNodes) visit(child);
  };
  visit(document.body);
  return [...found];
}

/** Runs in a page: texts of the interface that their box cuts off without an ellipsis. */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const visit = (node: Node): void => {
    if (node instanceof HTMLElement) {
      const text = [...node.childNodes].map((child) => (child instanceof Text ? child.data : '')).join('');
      const { overflowX, textOverflow } = getComputedStyle(node);
      // One pixel wide: for screen readers alone.
      const cut = overflowX !== 'visible' && node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1;
      if (text.includes('⟦') && cut && textOverflow !== 'ellipsis') found.add(`${node.className}: ${text}`);
      if (node.shadowRoot) visit(node.shadowRoot);
    }
    for (const child of node.childNodes) visit(child);
  };
  visit(document.body);
  return [...found];
}
