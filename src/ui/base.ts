import resetSheet from './reset.css?sheet';
import tokensSheet from './tokens.css?sheet';

/**
 * The two sheets that every root adopts before any other: the reset, then the tokens. One element of class `oms-root`
 * holds the root's content; `data-theme` (`light`, `dark`) and `data-density` (`compact`) belong on it, on the host
 * element or on the document's root.
 */
export const baseSheets = [resetSheet, tokensSheet] as const;
