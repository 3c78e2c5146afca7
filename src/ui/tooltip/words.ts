const OWNERS = 'a[href], button';

/** The control of a root that a pointer or the focus is on. Slotted content belongs to the host. */
export function ownerOf(root: ParentNode & Node, target: EventTarget | null): HTMLElement | null {
  return target instanceof Element && root.contains(target) ? target.closest<HTMLElement>(OWNERS) : null;
}

/** The text of a control's tooltip: its `title`, or the label in it that is marked by `data-tip` and does not fit. */
export function wordsOf(owner: HTMLElement): string {
  // A key that leads to it, which code that comes later names.
  const { keys } = owner.dataset;
  if (owner.title !== '') return keys ? `${owner.title}  ${keys}` : owner.title;
  const label = owner.querySelector<HTMLElement>('[data-tip]');
  if (!label) return '';
  const cut = label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight;
  return cut ? (label.textContent ?? '') : '';
}

/** False while a layer or dialog is open outside of which the control lies: the tooltip would cover it. */
export function isFree(root: ParentNode, owner: Node): boolean {
  return [...root.querySelectorAll('[data-oms-layer], dialog:modal')].every((layer) => layer.contains(owner));
}
