/**
 * Whether what has the focus may hide a field: a widget with a closed root, which is an own tag, or an element that
 * could not have the focus itself. The page cannot look into it.
 */
export const isClosed = (at: Element): boolean =>
  !at.shadowRoot &&
  (at.localName.includes('-') || ((at as HTMLElement).tabIndex < 0 && !at.matches('[tabindex], html, body')));
