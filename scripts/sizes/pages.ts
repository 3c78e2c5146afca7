import { tags } from '../build/entries';

/** A page whose weight is held: the tags on it, and the most it may load from the CDN build, in bytes of gzip. */
export interface BudgetPage {
  name: string;
  tags: readonly string[];
  budget: number;
}

/** 1 KB is 1000 bytes here and in the README. */
const KB = 1000;

/** For an element that is not named below. */
const DEFAULT = 75 * KB;

const single: Readonly<Record<string, number>> = {
  topnav: 91 * KB,
  sidemenu: 85.6 * KB,
  'notice-center': 83.7 * KB,
  feedback: 88.7 * KB,
  'org-switcher': 83.7 * KB,
};

export const pages: readonly BudgetPage[] = [
  { name: 'loader', tags: [], budget: 10.8 * KB },
  { name: 'topnav+sidemenu', tags: ['topnav', 'sidemenu'], budget: 92.9 * KB },
  ...tags.map((tag) => ({ name: tag, tags: [tag], budget: single[tag] ?? DEFAULT })),
  { name: 'all elements', tags, budget: 97.9 * KB },
];
