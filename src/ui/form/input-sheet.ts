import { css } from '../../react/sheet';
import text from './input.css?inline';

/** What one types into: all that a search field needs. */
export const inputSheet = css(text);
