import { css } from '../../react/sheet';
import text from './form.css?inline';

export const formSheet = css(text);
