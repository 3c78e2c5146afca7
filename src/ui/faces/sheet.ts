import { css } from '../../react/sheet';
import text from './faces.css?inline';

export const facesSheet = css(text);
