import { guardRoot } from '../../src/page/focus/guard-root';
import { onSearchKey } from '../../src/page/keyboard/search-keys';
import {
  nameOf,
  PAINTED,
  type Painted,
  type PaintedNode,
  type PaintedRoot,
  type Picture,
} from '../../src/page/picture/format';
import { keepPaintedSheets } from '../../src/page/picture/painted-sheets';
import { attributesOf, LIFETIME, mayPaint, PLAIN, paintable } from '../../src/page/picture/rules';
import { cookie } from '../../src/page/platform/cookie';
import * as COOKIES from '../../src/page/storage-keys/cookies';
import * as KEYS from '../../src/page/storage-keys/keys';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Draws elements as they were at the last visit, before any part is there (docs/behaviour.md#instant-paint). Node by
 * node: the text of a picture never becomes markup, so a page that requires Trusted Types allows it.
 * @param build the name of this build
 * @returns what draws the elements with these tags that have nothing yet, and says whether it has drawn one; null where
 * there is no picture
 */
export function painter(build: string, lang: string): Painter | null {
  const picture = readPicture(build, lang);
  const made: Record<string, CSSStyleSheet> = {};
  const sheet = (index: number): CSSStyleSheet => {
    const text = picture?.sheets[index] ?? '';
    if (!made[text]) {
      made[text] = new CSSStyleSheet();
      made[text].replaceSync(text);
    }
    return made[text];
  };
  if (!picture) return null;
  keepPaintedSheets(made);
  const paint = (element: HTMLElement, { elements }: Picture): boolean => {
    const found = elements.find(
      (one) => one.tag === element.localName && one.attributes === attributesOf(element),
    );
    if (!found || element.shadowRoot) return false;
    const sheets = found.sheets.map(sheet);
    const content = draw(found.content, paintable);
    if (!content) return false;
    mark(show(element, content, sheets));
    return true;
  };
  return (tags) => {
    let drawn = false;
    try {
      for (const tag of tags) {
        for (const element of document.querySelectorAll<HTMLElement>(tag))
          drawn = paint(element, picture) || drawn;
      }
    } catch {
      // Something else than the shell has written it. The elements draw themselves.
      discard();
    }
    return drawn;
  };
}

export type Painter = (tags: readonly string[]) => boolean;

/** Puts what an element looks like into a root of its own, until its code takes over. */
export function show(element: HTMLElement, content: Node, sheets: readonly CSSStyleSheet[]): ShadowRoot {
  const root: PaintedRoot = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...sheets];
  root.append(content);
  watchRoot(root);
  return root;
}

/**
 * Stands in for the code of an element until that takes over its picture: the page gets neither what is typed there nor
 * the focus of it, and the keys of the search lead there already.
 */
export function watchRoot(root: PaintedRoot): void {
  const pressed: Painted['pressed'] = [];
  const ends = [guardRoot(root)];
  const end = () => {
    for (const each of ends) each();
  };
  // Beside a field whose key is off there is no hint.
  const search = root.querySelector<HTMLElement>('[part~=search] [role=combobox]:not(:last-child)');
  // The page may have removed the element before its code was there.
  if (search) ends.push(onSearchKey(() => (search.isConnected ? search.focus() : end())));
  root[PAINTED] = { pressed, end };
  root.addEventListener('click', (event) => {
    const button = root[PAINTED] && (event.target as Element).closest<HTMLElement>('button, input');
    if (button) pressed.push({ button, name: nameOf(button) });
  });
}

function discard(): void {
  for (const store of [sessionStorage, localStorage]) store.removeItem(KEYS.picture);
}

/** Null where there is none for this page and this user. One of another user is discarded. */
function readPicture(build: string, lang: string): Picture | null {
  try {
    // That of a session that is not to be remembered is the tab's.
    const text = sessionStorage.getItem(KEYS.picture) ?? localStorage.getItem(KEYS.picture);
    if (text === null) return null;
    const picture = JSON.parse(text) as Picture;
    const age = Date.now() - picture.at;
    const user = cookie(COOKIES.user.name);
    if (!user || picture.user !== user || cookie(COOKIES.logout.name) || !(age >= 0 && age < LIFETIME)) {
      discard();
      return null;
    }
    const fits =
      picture.build === build &&
      picture.lang === lang &&
      picture.look === (cookie(COOKIES.look.name) ?? PLAIN) &&
      picture.organisation === cookie(COOKIES.organisation.name) &&
      isNearly(picture.width);
    return fits ? picture : null;
  } catch {
    // The browser refuses its storage, or something else has written the text. The elements draw themselves.
    return null;
  }
}

/**
 * Whether the window has about that width in px. Asked by a query: to read `innerWidth` lays out the page, which the
 * parser has just begun.
 */
const isNearly = (width: number) =>
  matchMedia(`(min-width: ${width - 19}px) and (max-width: ${width + 19}px)`).matches;

/** @param allowed gives the value that an attribute may have, or null */
export function draw(node: PaintedNode, allowed: typeof paintable, inSvg = false): Node | null {
  if (typeof node === 'string') return document.createTextNode(node);
  const [name, attributes, ...children] = node;
  if (!mayPaint(name)) return null;
  const svg = inSvg || name === 'svg';
  const element = svg ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const key in attributes) {
    const value = allowed(key, `${attributes[key]}`);
    if (value === null) continue;
    // A strict policy refuses the attribute, and allows this.
    if (key === 'style') element.style.cssText = value;
    else element.setAttribute(key, value);
  }
  for (const child of children) {
    const drawn = draw(child, allowed, svg);
    if (drawn) element.append(drawn);
  }
  return element;
}

/** The picture may be of another page: the entry of this one is the current one. */
function mark(root: ShadowRoot): void {
  const here = location.href.replace(/#.*/, '');
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[part~=item]')) {
    if (link.href === here) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
