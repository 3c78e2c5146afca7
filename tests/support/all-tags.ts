import * as list from '../../elements/list';

/** The tags of all elements. */
export const allTags = Object.values(list).map(({ declaration }) => declaration.tag);
