/** A node of a picture: its text, or `[name, attributes, ...children]`. */
export type PaintedNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...PaintedNode[]];

/** The content and the styles of one element. */
export interface PaintedElement {
  readonly tag: string;
  /** See `attributesOf`. */
  readonly attributes: string;
  /** Its style sheets: indexes into `sheets` of the picture. */
  readonly sheets: readonly number[];
  readonly content: PaintedNode;
}

/** The elements of a page as its last visit left them (docs/behaviour.md#instant-paint). */
export interface Picture {
  /** The build whose markup and styles they are. */
  readonly build: string;
  /** Clock time in ms. */
  readonly at: number;
  readonly user: string;
  readonly organisation: string;
  readonly lang: string;
  /** The cookie of theme and density. */
  readonly look?: string | undefined;
  /** px of the window: the bar folds by it. */
  readonly width: number;
  readonly sheets: readonly string[];
  readonly elements: readonly PaintedElement[];
}

/** Symbols instead of names: no element of a page can be named like them. */
export const PAINTED: unique symbol = Symbol.for('oms.shell.painted');

/** On the root of an element that has been drawn from a picture, until its code takes over. */
export interface Painted {
  /** The buttons that the person has pressed meanwhile. */
  readonly pressed: { readonly button: HTMLElement; readonly name: string }[];
  /** Ends the listeners that stand in for the elements' own. */
  readonly end: () => void;
}

export type PaintedRoot = ShadowRoot & { [PAINTED]?: Painted | undefined };

/** ms for which a picture is used. */
export const LIFETIME = 12 * 3_600_000;

const NAMES =
  /^(?:a|b|bdi|button|circle|div|ellipse|g|h[1-6]|header|img|input|kbd|label|li|line|nav|ol|p|path|polygon|polyline|rect|search|section|slot|small|span|strong|sup|svg|ul)$/;
const ATTRIBUTES =
  /^(?:aria-[a-z]+|autocomplete|c[xy]|class|d|data-[a-z-]+|dir|disabled|fill|height|href|id|lang|name|part|placeholder|points|r|role|r[xy]|slot|spellcheck|src|stroke[a-z-]*|style|tabindex|target|title|transform|type|viewBox|width|[xy][12]?)$/;

/** Whether a node may be in a picture. */
export const mayPaint = (name: string): boolean => NAMES.test(name);

/**
 * The value of an attribute in a picture; null where a picture must not have it. An address must be of this origin: other code can write the
 * storage of the page, and a link of ours must not lead to that code's address.
 */
export function paintable(name: string, value: string): string | null {
  if (!ATTRIBUTES.test(name) || (name === 'style' && /url|image/i.test(value))) return null;
  if (name !== 'href' && name !== 'src') return value;
  try {
    const { origin, protocol } = new URL(value, location.href);
    return origin === location.origin && /^https?:$/.test(protocol) ? value : null;
  } catch {
    return null;
  }
}

/** The attributes of a host that decide what is drawn, as one text. */
export function attributesOf(element: Element): string {
  let text = '';
  for (const { name, value } of element.attributes) {
    if (!/^(?:class|style|id|slot|part|hidden|(?:aria|data)-.*)$/.test(name)) text += `${name}=${value};`;
  }
  return text;
}

/** A name that no other button of the same element has. */
export const nameOf = (button: HTMLElement): string =>
  button.dataset.nav ??
  button.dataset.module ??
  button.getAttribute('aria-label') ??
  button.getAttribute('title') ??
  button.textContent ??
  '';
