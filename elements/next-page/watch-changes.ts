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
  /** Weak: a page that swaps its body must not keep the elements of the one before. */
  let watched: readonly WeakRef<ShadowRoot>[] = [];
  const observer = new MutationObserver(() => forget());
  const forget = () => {
    watched = [];
    observer.disconnect();
  };
  return {
    watch(roots) {
      forget();
      watched = roots.map((root) => new WeakRef(root));
      for (const root of roots)
        observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
    },
    since(roots) {
      if (observer.takeRecords().length > 0) forget();
      return roots.length !== watched.length || roots.some((root, at) => watched[at]?.deref() !== root);
    },
    end: forget,
  };
}
