/*
 * The rules of a picture: which nodes and attributes it may have. The loader holds to them when it draws one, the shell
 * when it keeps one.
 */

/** ms for which a picture is used. */
export const LIFETIME = 12 * 3_600_000;

/** The cookie of a look that nobody has chosen: a page shows the same while there is no cookie yet. */
export const PLAIN = 'auto.normal';

const NAMES =
  /^(?:a|b|bdi|button|circle|div|ellipse|g|h[1-6]|header|img|input|kbd|label|li|line|nav|ol|p|path|polygon|polyline|rect|search|section|slot|small|span|strong|sup|svg|time|ul)$/;
const ATTRIBUTES =
  /^(?:aria-[a-z]+|autocomplete|c[xy]|class|d|data-[a-z-]+|datetime|dir|disabled|fill|height|href|id|lang|name|part|placeholder|points|r|role|r[xy]|slot|spellcheck|src|stroke[a-z-]*|style|tabindex|target|title|transform|type|viewBox|width|[xy][12]?)$/;

/** Whether a node may be in a picture. */
export const mayPaint = (name: string): boolean => NAMES.test(name);

/** Whether a node of a picture may have an attribute, whatever address it may be. */
export const mayHave = (name: string, value: string): boolean =>
  ATTRIBUTES.test(name) && !(name === 'style' && /url|image/i.test(value));

/** Whether an attribute is an address. */
export const isAddress = (name: string): boolean => name === 'href' || name === 'src';

/**
 * The value of an attribute in a picture; null where a picture must not have it. An address must be of this origin: any
 * script of the page can write the storage that pictures are read from.
 * @param anywhere for what is in the page's own markup, whose addresses may be of other hosts
 */
export function paintable(name: string, value: string, anywhere?: true): string | null {
  if (!mayHave(name, value)) return null;
  if (!isAddress(name)) return value;
  try {
    const { origin, protocol } = new URL(value, location.href);
    return (anywhere || origin === location.origin) && /^https?:$/.test(protocol) ? value : null;
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
