import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { rewriteImage, rewriteLink } from './rewrite';
import { quieten } from './tags';

/** Markup that may be put into a page: a text, or where the browser has Trusted Types one of theirs. */
type Sanitise = (html: string, place: Place) => string | null;

export interface Place {
  /** The base of relative addresses. */
  base?: string | undefined;
  /** Origins that pictures may have. */
  origins: readonly string[];
}

/** The policy's name, which hosts write into their Content-Security-Policy. */
const POLICY = 'oms-shell';
const KEY = Symbol.for('oms.shell.sanitise');

/** Text, lists, tables and pictures; no forms, frames, scripts, styles, classes or ids. */
const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'a'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'kbd'],
];
const ALLOWED_ATTR = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
];

/**
 * Makes foreign HTML harmless. Null where the page's policy forbids the shell to make markup at all. The page has one:
 * a second bundle on it cannot create the policy again and finds this function under a symbol. The function is shared
 * and not the policy, with which any script could mark anything as trusted.
 */
export function sanitise(html: string, place: Place): string | null {
  const page = globalThis as { [KEY]?: Sanitise };
  const found = page[KEY] ?? createSanitise();
  if (!page[KEY]) Object.defineProperty(page, KEY, { value: found, configurable: true });
  return found(html, place);
}

function createSanitise(): Sanitise {
  const policy = createPolicy();
  if (policy === 'refused') return () => null;
  // Its own instance, so that our hooks do not meet a host's.
  const purify = createDOMPurify(pageWindow());
  let place: Place = { origins: [] };
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') rewriteLink(node, place.base);
    if (node.tagName === 'IMG') rewriteImage(node, place.base, place.origins);
  });
  const config: Config = {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: policy !== null,
    // Said in either case: left out, DOMPurify would create a policy of its own name.
    TRUSTED_TYPES_POLICY: policy,
  };
  return (html, where) => {
    place = where;
    return purify.sanitize(quieten(html), config) as unknown as string;
  };
}

/** The members of a window that DOMPurify reads. It refuses the page's own document where an element is named `nodeType`. */
function pageWindow(): WindowLike {
  const { DocumentFragment, HTMLTemplateElement, Node, Element, NodeFilter, NamedNodeMap } = window;
  const { HTMLFormElement, DOMParser } = window;
  const classes = { DocumentFragment, HTMLTemplateElement, Node, Element, NodeFilter, NamedNodeMap };
  return { ...classes, HTMLFormElement, DOMParser, document } as unknown as WindowLike;
}

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** Null where the browser has no Trusted Types. Known to DOMPurify alone, which parses with it what it then sanitises. */
function createPolicy(): Policy | null | 'refused' {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } };
  if (!trustedTypes) return null;
  try {
    return trustedTypes.createPolicy(POLICY, {
      createHTML: (html: string) => html,
      createScriptURL: () => {
        throw new TypeError(`${POLICY} makes no script addresses`);
      },
    });
  } catch {
    // The host's policy does not allow a policy of this name.
    return 'refused';
  }
}
