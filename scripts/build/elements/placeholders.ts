import type { ElementDescription } from '../../describe/elements';
import { transitionCss } from './transitions';

/** oms-shell.css, for a host's `<head>`. */
export const pageCss = (elements: readonly ElementDescription[]) =>
  `${placeholderCss(elements)}${scrollCss}${fallbackCss(elements)}${transitionCss()}\n`;

/** Keeps the bar from covering what an anchor or the focus scrolls to. A host overrides it by a rule for `:root`. */
const scrollCss = ':where(:root:has(oms-topnav)){scroll-padding-top:var(--oms-topnav-height)}';

/** s after which an element that is not defined shows what a host has put there for that case. */
const PATIENCE = 4;

/**
 * Shows the host's own links where the code of an element has not come, as no CDN is needed for that: docs/hosting.md.
 * An element that is there has no such slot, and so hides them. They are hidden by an animation while the page waits,
 * so that they are there where a page has none.
 */
function fallbackCss(elements: readonly ElementDescription[]): string {
  const at = (tags: readonly string[]) =>
    `:where(${tags.map((tag) => `${tag}:not(:defined)`).join()})>[slot=fallback]`;
  const all = at(elements.map(({ tag }) => tag));
  return (
    `@keyframes oms-fallback{from,to{visibility:hidden}}${all}{animation:oms-fallback ${PATIENCE}s}` +
    `${at(['oms-topnav'])}{display:flex;gap:20px;align-items:center;height:100%;padding-inline:16px;overflow:auto;white-space:nowrap}`
  );
}

/** Reserves the boxes of the elements before they are defined, so that the page does not shift. */
function placeholderCss(elements: readonly ElementDescription[]): string {
  const properties = elements.flatMap(({ markup }) =>
    Object.entries(markup.customProperties ?? {}).map(([name, { initial }]) => `${name}:${initial}`),
  );
  const boxes = elements.map(({ tag, markup }) => boxesOf(tag, markup.placeholder));
  const narrow = elements.map(({ tag, markup }) => boxesOf(tag, markup.narrowPlaceholder ?? {}));
  return `:root{${properties.join(';')}}${boxes.join('')}@media (max-width:767px){${narrow.join('')}}`;
}

/** As weak as the elements' own styles: a host that places an element itself overrides them. */
const boxesOf = (tag: string, placeholder: Readonly<Record<string, string>>): string =>
  Object.entries(placeholder)
    .map(([condition, style]) => `:where(${tag}${condition}:not(:defined)){${terse(style)}}`)
    .join('');

const terse = (style: string) => style.replace(/\s*([:;])\s*/g, '$1');
