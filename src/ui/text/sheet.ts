import { css } from '../../react/sheet';
import text from './text.css?inline';

export const textSheet = css(text);
