/** The menu in wide windows: a tree, or an icon column with flyouts. */
export type MenuForm = 'tree' | 'flyout';

/**
 * The form of a menu.
 * @param mode its attribute; any other text counts as `auto`
 * @param portal whether the page is one of the portal
 */
export const formOf = (mode: string | null | undefined, portal: boolean): MenuForm =>
  mode === 'tree' || mode === 'flyout' ? mode : portal ? 'tree' : 'flyout';
