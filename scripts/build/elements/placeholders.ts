import type { ElementDescription } from './describe';
import { transitionCss } from './transitions';

/** oms-shell.css, for a host's `<head>`. */
export const pageCss = (elements: readonly ElementDescription[]) =>
  `${placeholderCss(elements)}${scrollCss}${transitionCss()}\n`;

/** Keeps the bar from covering what an anchor or the focus scrolls to. A host overrides it by a rule for `:root`. */
const scrollCss = ':where(:root:has(oms-topnav)){scroll-padding-top:var(--oms-topnav-height)}';

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
