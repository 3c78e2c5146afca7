/** The page's title, which the host owns. */
export interface Title {
  get(): string;
  set(text: string): void;
  /** Hears of each change, whoever made it. Returns what stops it. */
  listen(fn: () => void): () => void;
}

export const documentTitle = (doc: Document): Title => ({
  get: () => doc.title,
  set(text) {
    doc.title = text;
  },
  listen(fn) {
    const observer = new MutationObserver(fn);
    // Not the element alone: hosts put another in its place.
    observer.observe(doc.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  },
});
