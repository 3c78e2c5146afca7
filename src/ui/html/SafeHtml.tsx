import { useLayoutEffect, useRef } from 'react';
import { useSheet } from '../../react/sheet';
import sheet from './html.css?sheet';
import { sanitise } from './sanitise';
import { scrollTables } from './scroll-tables';

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
    const markup = sanitise(html, { base, origins });
    // Where the page's policy allows no markup, show the text.
    if (markup === null) ref.current.textContent = plainText(html);
    else ref.current.innerHTML = markup;
    levelHeadings(ref.current);
    return scrollTables(ref.current, tableLabel);
  }, [html, base, origins, tableLabel]);
  return <div ref={ref} className="oms-html" />;
}

/** Headings continue the outline where they stand, below the title of a dialog or a page, whatever level their author gave them. */
function levelHeadings(content: HTMLElement): void {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  const first = content.closest('dialog') ? 3 : 2;
  for (const heading of headings) heading.ariaLevel = String(first + used.indexOf(heading.tagName));
}

/** Shown as text, never parsed: a tag that slips through is read, not run. */
const plainText = (html: string): string =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/(?:p|div|li|tr|h[1-6])>|<br\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n\s*/g, '\n')
    .trim();
