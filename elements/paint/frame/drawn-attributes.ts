import type { declaration as noticeCenter } from '../../notice-center/declaration';
import type { declaration as orgSwitcher } from '../../org-switcher/declaration';
import type { declaration as sidemenu } from '../../sidemenu/declaration';
import type { commonAttributes } from '../../support/attributes/common-attributes';
import type { declaration as topnav } from '../../topnav/declaration';

type Declarations = readonly [typeof topnav, typeof sidemenu, typeof noticeCenter, typeof orgSwitcher];
type Attributes = Declarations[number]['attributes'];
type Properties =
  | keyof typeof commonAttributes
  | (Attributes extends infer Each ? (Each extends Each ? keyof Each : never) : never);

/** The attribute of a property. */
type AttributeOf<Property> = Property extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeOf<Rest>}`
  : '';

/** What they do a frame shows as well. */
export const drawn = ['features', 'mode', 'theme', 'density'] as const;

/** All other attributes of the declarations: an element with one of them has no frame. */
export const undrawn: Readonly<Record<Exclude<AttributeOf<Properties>, (typeof drawn)[number]>, 1>> = {
  'logo-src': 1,
  'logo-href': 1,
  collapsed: 1,
  module: 1,
  open: 1,
  tab: 1,
  placement: 1,
  compact: 1,
};

/**
 * Whether a frame shows this element as its attributes want it. Those that no declaration has are the page's own, and
 * change nothing.
 */
export function drawsAttributes(element: Pick<Element, 'hasAttribute'>): boolean {
  for (const name in undrawn) if (element.hasAttribute(name)) return false;
  return true;
}
