import { defineElement } from '../support/define-element';
import type { ElementDeclaration } from '../support/element-declaration';
import { Overlays } from './Overlays';

const declaration = {
  tag: 'oms-overlays',
  attributes: {},
  methods: {},
} as const satisfies ElementDeclaration;

/** Of the page's element, while it is kept there. */
let stopKeeping: (() => void) | null = null;

/** Not for pages: the shell appends this element to the body when it first shows something over the page. */
export function addOverlaysElement(): void {
  const { tag } = declaration;
  defineElement(declaration, Overlays);
  stopKeeping ??= keepInBody(document.querySelector(tag) ?? document.createElement(tag));
}

export function removeOverlaysElement(): void {
  stopKeeping?.();
  stopKeeping = null;
}

/** Turbo, pjax and htmx put another body, or other content, in the place of the page's, which may be one that they have kept, with a copy of the element. */
function keepInBody(element: Element): () => void {
  const put = () => {
    for (const other of document.querySelectorAll(element.localName))
      if (other !== element) other.parentNode?.removeChild(other);
    if (!element.isConnected) document.body.append(element);
    watch.observe(document.body, { childList: true });
  };
  const watch = new MutationObserver(put);
  watch.observe(window.document.documentElement, { childList: true });
  put();
  return () => {
    watch.disconnect();
    element.parentNode?.removeChild(element);
  };
}
