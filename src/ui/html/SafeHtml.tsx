import { useLayoutEffect, useRef } from 'react';
import { css, useSheet } from '../../react/sheet';
import text from './html.css?inline';
import { sanitise } from './sanitise';
import { scrollTables } from './scroll-tables';

const sheet = css(text);

export interface SafeHtmlProps {
  /** HTML of a reply: hostile until it has been through the sanitiser here. */
  html: string;
  /** What relative addresses in it are relative to. */
  base?: string | undefined;
  /** Where its pictures may come from; the same array as long as it says the same. */
  origins: readonly string[];
}

/** Foreign HTML made harmless and put in through the one Trusted Types policy, `oms-shell`. */
export function SafeHtml({ html, base, origins }: SafeHtmlProps) {
  useSheet(sheet);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const markup = sanitise(html, { base, origins });
    // Where the page lets us make no markup the words are still worth reading.
    if (markup === null) ref.current.textContent = plainText(html);
    else ref.current.innerHTML = markup;
    return scrollTables(ref.current);
  }, [html, base, origins]);
  return <div ref={ref} className="oms-html" />;
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
