/** Where an element of the page is kept. */
export interface KeptElement {
  /** Puts it into the page's body where it is not in the page. */
  put(): void;
  /** Ends that, and takes it away. */
  end(): void;
}

/**
 * Turbo, pjax and htmx put another body, or other content, in the place of the page's, which may be one that they have
 * kept, with a copy of the element. Others replace the root, and there is no body for a while.
 */
export function keepInBody(element: Element): KeptElement {
  const put = () => {
    for (const other of document.querySelectorAll(element.localName))
      if (other !== element) other.parentNode?.removeChild(other);
    const { documentElement, body } = document as Partial<Document>;
    if (!element.isConnected) body?.append(element);
    // `document` stands for the natives of the page's document: the node itself is another object.
    for (const node of [element.ownerDocument, documentElement, body])
      if (node) watch.observe(node, { childList: true });
  };
  const watch = new MutationObserver(put);
  return {
    put,
    end() {
      watch.disconnect();
      element.parentNode?.removeChild(element);
    },
  };
}
