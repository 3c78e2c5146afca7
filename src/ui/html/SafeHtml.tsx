import { useLayoutEffect, useRef } from 'react';
import { cutText } from '../../core/text/cut';
import { useSheet } from '../../react/sheet';
import sheet from './html.css?sheet';
import { sanitise } from './sanitise';
import { scrollTables } from './scroll-tables';
import { plainText } from './tags';

/** Characters of foreign HTML that are shown: what a page makes of more holds it for seconds. */
const MAX_LENGTH = 1_000_000;

export interface SafeHtmlProps {
  /** HTML of a reply: hostile until the sanitiser has cleaned it. */
  html: string;
  /** The base of its relative addresses. */
  base?: string | undefined;
  /** Names a table that scrolls and has no caption. */
  tableLabel: string;
  /** Origins that its pictures may have; the same array as long as its content is the same. */
  origins: readonly string[];
}

/** Foreign HTML made harmless and put in through the one Trusted Types policy, `oms-shell`. */
export function SafeHtml({ html, base, origins, tableLabel }: SafeHtmlProps) {
  useSheet(sheet);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const shown = cutText(html, MAX_LENGTH);
    const markup = sanitise(shown, { base, origins });
    // Where the page's policy allows no markup, show the text.
    if (markup === null) ref.current.textContent = plainText(shown);
    else ref.current.replaceChildren(...nodesOf(markup));
    levelHeadings(ref.current);
    return scrollTables(ref.current, tableLabel);
  }, [html, base, origins, tableLabel]);
  return <div ref={ref} className="oms-html" />;
}

/** HTML stays HTML on an XHTML page, whose `innerHTML` takes XML alone and throws at `<br>` and `&nbsp;`. */
const nodesOf = (markup: string): Node[] =>
  [...new DOMParser().parseFromString(markup, 'text/html').body.childNodes].map((node) =>
    document.importNode(node, true),
  );

/**
 * Headings continue the outline where they stand, below the title of a dialog or a page, whatever level their author
 * gave them.
 */
function levelHeadings(content: HTMLElement): void {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  const first = content.closest('dialog') ? 3 : 2;
  for (const heading of headings) heading.ariaLevel = String(first + used.indexOf(heading.tagName));
}
