/** The texts of the basic bar: the build picks them out of locales/, whose files are for browsers that have the whole shell. */
export const BASIC_KEYS = [
  'topnav.brand',
  'home.title',
  'notices.label',
  'profile.title',
  'basic.why',
] as const;

export type BasicTexts = Readonly<Record<(typeof BASIC_KEYS)[number], string>>;

/** What the loader says in the place of an element whose code cannot be had. */
export const LOST_KEY = 'basic.lost';
