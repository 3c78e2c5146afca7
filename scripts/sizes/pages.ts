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
  topnav: 86.1 * KB,
  sidemenu: 80.7 * KB,
  'notice-center': 78.8 * KB,
  feedback: 82.4 * KB,
  'org-switcher': 78.8 * KB,
};

export const pages: readonly BudgetPage[] = [
  { name: 'loader', tags: [], budget: 10.7 * KB },
  { name: 'topnav+sidemenu', tags: ['topnav', 'sidemenu'], budget: 87.9 * KB },
  ...tags.map((tag) => ({ name: tag, tags: [tag], budget: single[tag] ?? DEFAULT })),
  { name: 'all elements', tags, budget: 91.6 * KB },
];
