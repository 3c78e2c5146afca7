import { useLayoutEffect } from 'react';

/**
 * Tells the page how wide the menu is, by `--oms-sidemenu-width` on the document's root and on the element: by a sheet of
 * the document, so that a narrow window needs no listener and a strict policy has no objection.
 * @param width px; on narrow windows, where the menu is a drawer, it is 0
 */
export function usePageWidth(host: HTMLElement, width: number): void {
  useLayoutEffect(() => {
    const doc = host.ownerDocument;
    const rule = (px: number) => `:root,oms-sidemenu{--oms-sidemenu-width:${px}px}`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${rule(width)}@media(max-width:767px){${rule(0)}}`);
    doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, sheet];
    return () => {
      doc.adoptedStyleSheets = doc.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [host, width]);
}
