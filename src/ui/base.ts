import { css } from '../react/sheet';
import resetText from './reset.css?inline';
import tokensText from './tokens.css?inline';

/**
 * The two sheets that every root adopts before any other: the reset, then the tokens. The root's content stands in one
 * element of class `oms-root`; `data-theme` (`light`, `dark`) and `data-density` (`compact`) go on it, on the
 * host element or on the document's root.
 */
export const baseSheets = [css(resetText), css(tokensText)] as const;
