import { css } from '../../src/react/sheet';
import text from './tree.css?inline';

/** What stands around the tree and its favourites. */
export const treeSheet = css(text);
