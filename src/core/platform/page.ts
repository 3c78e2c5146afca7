/** Whether a person can see this page. */
export interface Page {
  hidden(): boolean;
  /** Whether the keyboard is in this page. */
  focused(): boolean;
  /** Hears when it comes into sight or goes. Returns what stops it. */
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
