/*
 * px of the bar's parts, as its style sheets have them: they are wanted before a part is there to be measured.
 */

/** Sides of a button: `--oms-hit` of tokens.css. */
export const BUTTON = 36;
/** The same in narrow windows, for a finger (button.css). */
export const TOUCH = 44;
/** Between two controls: `gap` of topnav.css. */
export const GAP = 4;
/** The organisation's button that is its avatar alone: `.oms-org-compact`, and `--oms-org-width` of a host's switcher. */
export const AVATAR = 44;
/** The line before it, with its margins: `.oms-topnav-line`. */
const LINE = 16 + 1 + 8;
/** What remains of an organisation that is folded. */
export const FOLDED_ORGANISATION = AVATAR + LINE;
