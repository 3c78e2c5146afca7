/**
 * Keeps the host's page from taking the focus out of `layer`: the modals of Bootstrap 3 and 4 and jQuery UI pull it
 * back as soon as it is outside them. jQuery listens to a captured `focus` on the document, others to a bubbling
 * `focusin`; so the first is stopped at the window, and the second at the shadow root, above React's own listeners.
 * @param only a selector of what is guarded in it; without it all is
 * @returns a function that removes the listeners
 */
export function guardFocus(layer: HTMLElement | ShadowRoot, only?: string): () => void {
  const root = layer.getRootNode();
  const stop = (event: Event) => {
    const path = [...event.composedPath()];
    const [target] = path;
    if (!path.includes(layer)) return;
    if (only === undefined || (target instanceof Element && target.matches(only))) event.stopPropagation();
  };
  window.addEventListener('focus', stop, true);
  if (root instanceof ShadowRoot) root.addEventListener('focusin', stop);
  return () => {
    window.removeEventListener('focus', stop, true);
    if (root instanceof ShadowRoot) root.removeEventListener('focusin', stop);
  };
}
