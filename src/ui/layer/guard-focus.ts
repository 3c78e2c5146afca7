/**
 * Keeps the host's page from taking the focus out of `layer`: the modals of Bootstrap 3 and 4 and jQuery UI pull it
 * back as soon as it is outside them. jQuery listens to a captured `focus` on the document, others to a bubbling
 * `focusin`; so the first is stopped at the window, and the second at the shadow root, above React's own listeners.
 * @returns a function that removes the listeners
 */
export function guardFocus(layer: HTMLElement): () => void {
  const root = layer.getRootNode();
  const view = layer.ownerDocument.defaultView;
  const stop = (event: Event) => {
    if (event.composedPath().includes(layer)) event.stopPropagation();
  };
  view?.addEventListener('focus', stop, true);
  if (root instanceof ShadowRoot) root.addEventListener('focusin', stop);
  return () => {
    view?.removeEventListener('focus', stop, true);
    if (root instanceof ShadowRoot) root.removeEventListener('focusin', stop);
  };
}
