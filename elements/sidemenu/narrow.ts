/** Up to this width the menu is a drawer; the style sheets use the same. */
export const NARROW = '(max-width: 767px)';
