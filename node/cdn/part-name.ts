/**
 * Letters of the hash in the name of a part. Each name is in the first files of a page, and a hash cannot be packed:
 * the bundler needs seven for so many files.
 */
const LETTERS = 7;

/** The name of a part's file, as the bundler takes it. */
export const PART_FILE = `[name]-[hash:${LETTERS}].js`;

/** A regular expression for what is behind the name. */
export const PART_ENDING = `-[\\w-]{${LETTERS}}\\.js`;
