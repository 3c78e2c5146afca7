/** A tab that was opened before its address is known. */
export interface NewTab {
  go(url: string): void;
  close(): void;
}

/**
 * Opens an empty tab, or answers null where the browser refuses. To be called within the click: after a reply has come,
 * browsers take it for a pop-up.
 */
export function openTab(view: Window = window): NewTab | null {
  const tab = view.open('', '_blank');
  if (!tab) return null;
  // `noopener` would give us no handle to send it on its way; this cuts the way back all the same.
  tab.opener = null;
  return {
    go: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}
