import { css } from '../../react/sheet';
import text from './button.css?inline';

export const buttonSheet = css(text);
