/** The windows of phones, where bar, menu and dialogs have another shape; the style sheets use the same width. */
export const NARROW = '(max-width: 767px)';
