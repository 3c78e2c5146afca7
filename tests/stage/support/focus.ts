import { expect } from 'vitest';

/** The browser's own matcher asks the document, which names the element around the shadow root that the focus is in. */
expect.extend({
  toHaveFocus(element: Element) {
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    return {
      pass: activeElement === element,
      message: () =>
        `expected ${element.outerHTML}${this.isNot ? ' not' : ''} to have the focus; ${activeElement?.outerHTML ?? 'nothing'} has it`,
    };
  },
});
