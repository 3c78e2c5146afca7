import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import type { IconDrawing } from '../../../ui/icon/Icon';
import { groupIcons } from './group-icons';
import { iconFromMarkup } from './icon-from-markup';
import { moduleIcons, nameOf } from './module-icons';

/**
 * Finds icons by the server's icon classes: the configuration's first, then the built-in ones, and one for an unknown
 * class. Markup that is no SVG is ignored.
 */
export function iconFinder(configured: Readonly<Record<string, string>>): (iconClass: string) => IconDrawing {
  const icons = new Map<string, IconDrawing>(Object.entries({ ...groupIcons, ...moduleIcons }));
  for (const [iconClass, markup] of Object.entries(configured)) {
    const drawing = iconFromMarkup(markup);
    if (drawing) icons.set(nameOf(iconClass), drawing);
  }
  return (iconClass) => icons.get(nameOf(iconClass)) ?? LayoutGrid;
}
