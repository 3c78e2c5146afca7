import { css } from '../../react/sheet';
import text from './page.css?inline';

export const pageSheet = css(text);
