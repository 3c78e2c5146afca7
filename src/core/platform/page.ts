/** Whether the page is visible. */
export interface Page {
  hidden(): boolean;
  /** Whether the page has the keyboard's focus. */
  focused(): boolean;
  /** Asks by the browser's own dialog. */
  confirm(question: string): boolean;
  /** The browser asks before it leaves the page, while `holds` says so. Returns the function that stops that. */
  holdUnload(holds: () => boolean): () => void;
  /** Calls `fn` when the page is hidden or shown. Returns the function that stops that. */
  listen(fn: () => void): () => void;
  /** Calls `fn` when the window gets the keyboard's focus. Returns the function that stops that. */
  listenFocus(fn: () => void): () => void;
}

export const browserPage = (win: Window, doc = win.document): Page => ({
  hidden: () => doc.hidden,
  focused: () => doc.hasFocus(),
  confirm: (question) => win.confirm(question),
  holdUnload(holds) {
    const ask = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    win.addEventListener('beforeunload', ask);
    return () => win.removeEventListener('beforeunload', ask);
  },
  listen(fn) {
    doc.addEventListener('visibilitychange', fn);
    return () => doc.removeEventListener('visibilitychange', fn);
  },
  listenFocus(fn) {
    win.addEventListener('focus', fn);
    return () => win.removeEventListener('focus', fn);
  },
});
