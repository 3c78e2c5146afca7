/** Whether the page is visible. */
export interface Page {
  hidden(): boolean;
  /** Whether the page has the keyboard's focus. */
  focused(): boolean;
  /** Calls `fn` when the page is hidden or shown. Returns the function that stops that. */
  listen(fn: () => void): () => void;
}

export const browserPage = (doc: Document): Page => ({
  hidden: () => doc.hidden,
  focused: () => doc.hasFocus(),
  listen(fn) {
    doc.addEventListener('visibilitychange', fn);
    return () => doc.removeEventListener('visibilitychange', fn);
  },
});
