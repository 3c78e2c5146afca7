/**
 * Reports the tags that the document contains, each once: those that are there now in one call, later ones when the parser or a
 * script adds them. Tags inside the shadow roots of other components are not found.
 */
export function watchTags(tags: readonly string[], found: (names: string[]) => void): void {
  const missing = [...tags];

  const look = (nodes: Iterable<Node | Element>) => {
    const names: string[] = [];
    for (const node of nodes) {
      for (let i = missing.length - 1; i >= 0; i--) {
        const tag = missing[i] ?? '';
        const element = node as Element;
        if (element.localName !== tag && !element.querySelector?.(tag)) continue;
        missing.splice(i, 1);
        names.unshift(tag);
      }
    }
    if (names.length > 0) found(names);
  };

  look([document]);
  if (missing.length === 0) return;
  const observer = new MutationObserver((records) => {
    const added: Node[] = [];
    for (const record of records) for (const node of record.addedNodes) added.push(node);
    look(added);
    if (missing.length === 0) observer.disconnect();
  });
  observer.observe(window.document, { childList: true, subtree: true });
}
