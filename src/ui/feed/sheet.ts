import { css } from '../../react/sheet';
import text from './feed.css?inline';

export const feedSheet = css(text);
