/** The element that has the focus, looked for through open shadow roots. */
export function deepActiveElement(doc: Document): HTMLElement | null {
  let active = doc.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== doc.body ? active : null;
}

/** True if `node` lies in `container`, also through the shadow roots between them. */
export function deepContains(container: Node, node: Node | null): boolean {
  for (let at: Node | null = node; at; at = at.parentNode ?? (at instanceof ShadowRoot ? at.host : null)) {
    if (at === container) return true;
  }
  return false;
}
