/** Where the organisation's name has no room in the bar. */
export const TIGHT = '(max-width: 959px)';
/** Below it the logo's block has the width of its content, and above the width of the menu below it. */
export const SMALL = '(max-width: 1023px)';
