const OWNERS = 'a[href], button';

/** The control of a root that a pointer or the focus is on. What a host has put into a slot is the host's. */
export function ownerOf(root: ParentNode & Node, target: EventTarget | null): HTMLElement | null {
  return target instanceof Element && root.contains(target) ? target.closest<HTMLElement>(OWNERS) : null;
}

/** What a control's tooltip says: its `title`, or the label in it that is marked by `data-tip` and does not fit. */
export function wordsOf(owner: HTMLElement): string {
  if (owner.title !== '') return owner.title;
  const label = owner.querySelector<HTMLElement>('[data-tip]');
  if (!label) return '';
  const cut = label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight;
  return cut ? (label.textContent ?? '') : '';
}

/** While something is open that the control does not stand in, a tooltip would lie over it. */
export function isFree(root: ParentNode, owner: HTMLElement): boolean {
  return [...root.querySelectorAll('[data-oms-layer], dialog:modal')].every((layer) => layer.contains(owner));
}
