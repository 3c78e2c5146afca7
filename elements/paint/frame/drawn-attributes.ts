import type { tagsOfPictures } from '../../../src/page/picture/tags';
import type { OmsAttributes } from '../../types';

type Tag = (typeof tagsOfPictures)[number];

/** Each attribute of an element that has a picture. */
type AttributeName = { [One in Tag]: keyof OmsAttributes[One] }[Tag];

/** What they do a frame shows as well. */
export const drawn = ['features', 'mode', 'theme', 'density'] as const;

/** All other attributes of the declarations: an element with one of them has no frame. */
export const undrawn: Readonly<Record<Exclude<AttributeName, (typeof drawn)[number]>, 1>> = {
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
