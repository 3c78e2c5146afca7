/** A tab that was opened before its address is known. */
export interface NewTab {
  go(url: string): void;
  close(): void;
}

/**
 * Opens an empty tab, or returns null where the browser refuses. Call it within the click: once a reply has arrived,
 * browsers take a new tab for a pop-up.
 * @param features of a small window, in the words of `window.open`
 */
export function openTab(view: Window = window, features?: string): NewTab | null {
  const tab = openEmpty(view, features);
  if (!tab) return null;
  // With `noopener` there is no handle to send the tab to its address; this cuts the way back all the same.
  tab.opener = null;
  return {
    go: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}

/** Old blockers of pop-ups throw instead of giving null. */
function openEmpty(view: Window, features?: string): Window | null {
  try {
    return view.open('', '_blank', features);
  } catch {
    return null;
  }
}
