import type { MenuForm } from '../../src/page/tags/menu-form';

/** The menu's box: its classes, and its width in px as sidemenu.css has it. */
const COLUMNS = {
  tree: ['oms-side oms-side-tree', 220],
  collapsed: ['oms-side oms-side-slim oms-side-collapsed', 56],
  flyout: ['oms-side oms-side-slim oms-side-rail', 60],
} as const;

/** A collapsed tree shows icons alone; an icon column stays as it is. */
export const columnOf = (form: MenuForm, collapsed: boolean) =>
  COLUMNS[form === 'tree' && collapsed ? 'collapsed' : form];
