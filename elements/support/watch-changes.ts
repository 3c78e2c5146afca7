/** Whether shadow roots have changed. */
export interface Changes {
  /** Looks at these roots from now on. */
  watch(roots: readonly ShadowRoot[]): void;
  /** Whether one of these has changed since it has been looked at, or has never been. */
  since(roots: readonly ShadowRoot[]): boolean;
  end(): void;
}

/** It knows of the first change alone: what happens after that costs the page nothing. */
export function watchChanges(): Changes {
  let watched: readonly ShadowRoot[] = [];
  const observer = new MutationObserver(() => forget());
  const forget = () => {
    watched = [];
    observer.disconnect();
  };
  return {
    watch(roots) {
      forget();
      watched = roots;
      for (const root of roots)
        observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
    },
    since(roots) {
      if (observer.takeRecords().length > 0) forget();
      return roots.length !== watched.length || roots.some((root) => !watched.includes(root));
    },
    end: forget,
  };
}
