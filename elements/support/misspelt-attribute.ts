import { nearest } from '../../src/core/text/nearest';

/** Of the page, a framework or a library: `data-id`, `aria-label`, `onclick`, `:open`, `v-if`, `_ngcontent-c0`. */
const OF_OTHERS = /^(data|aria|v|x|ng|hx)-|^on|[^a-z-]/;

/** Attributes of HTML, which every element has, and whose names resemble some of ours. */
const COMMON: readonly string[] = ['title', 'part', 'style', 'hidden', 'is'];

/**
 * The attribute of an element that one of its tag stands for; null where it is right, or nobody can tell.
 * @param known those that the element has
 */
export const meantAttribute = (name: string, known: readonly string[]): string | null =>
  known.includes(name) || COMMON.includes(name) || OF_OTHERS.test(name)
    ? null
    : (nearest(name, known) ?? null);
