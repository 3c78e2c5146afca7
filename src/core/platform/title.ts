/** The page's title, which the host owns. */
export interface Title {
  get(): string;
  set(text: string): void;
  /** Calls `fn` at each change, by the shell or the host. Returns the function that stops that. */
  listen(fn: () => void): () => void;
}

export const documentTitle = (doc: Document): Title => ({
  get: () => doc.title,
  set(text) {
    doc.title = text;
  },
  listen(fn) {
    const observer = new MutationObserver(fn);
    // Observes the whole head: hosts replace the title element.
    observer.observe(doc.head ?? doc.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return () => observer.disconnect();
  },
});
