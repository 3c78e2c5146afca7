import type { IconDrawing } from '../../ui/icon/Icon';
import { groupIcons } from './group-icons';
import { nameOf } from './icons';
import { iconFromMarkup } from './svg-markup';

/** Icons by class without `icon-`: ours for groups, and over them the configuration's. Markup that is no SVG counts for nothing. */
export function moreIcons(
  configured: Readonly<Record<string, string>>,
): Readonly<Record<string, IconDrawing>> {
  const icons: Record<string, IconDrawing> = { ...groupIcons };
  for (const [iconClass, markup] of Object.entries(configured)) {
    const drawing = iconFromMarkup(markup);
    if (drawing) icons[nameOf(iconClass)] = drawing;
  }
  return icons;
}
