import { css } from '../../react/sheet';
import text from './badge.css?inline';

export const badgeSheet = css(text);
