import type { declaration as noticeCenter } from '../../notice-center/declaration';
import type { declaration as orgSwitcher } from '../../org-switcher/declaration';
import type { declaration as sidemenu } from '../../sidemenu/declaration';
import type { commonAttributes } from '../../support/attributes/common-attributes';
import type { declaration as topnav } from '../../topnav/declaration';
import type { tagsOfPictures } from '../tags';

type Declared = typeof topnav | typeof sidemenu | typeof noticeCenter | typeof orgSwitcher;

/** The attribute of a property. */
type AttributeOf<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeOf<Rest>}`
  : '';

type Drawn<Attributes> = Readonly<Record<AttributeOf<keyof Attributes>, boolean>>;

type Table = {
  readonly [Tag in (typeof tagsOfPictures)[number]]: Drawn<Extract<Declared, { tag: Tag }>['attributes']>;
};

const COMMON: Drawn<typeof commonAttributes> = { theme: true, density: true };

/**
 * The attributes of the declarations: whether a frame shows what they do. An element with one that is false has no frame. Those that no declaration
 * has are the page's own, and change nothing that is drawn.
 */
export const DRAWN: Table = {
  'oms-topnav': { 'logo-src': false, 'logo-href': false, features: true },
  'oms-sidemenu': { mode: true, collapsed: false, module: false },
  'oms-notice-center': { open: false, tab: false, placement: false },
  'oms-org-switcher': { open: false, compact: false },
};

/** Whether a frame shows this element as its attributes want it. */
export function drawsAttributes(element: Element): boolean {
  const known: Readonly<Record<string, boolean>> = { ...COMMON, ...DRAWN[element.localName as keyof Table] };
  for (const name in known) if (!known[name] && element.hasAttribute(name)) return false;
  return true;
}
