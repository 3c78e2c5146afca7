import { tags } from '../build/entries';

/** A page whose weight is held: the tags on it, and the most it may load from the CDN build, in bytes of gzip. */
export interface BudgetPage {
  name: string;
  tags: readonly string[];
  budget: number;
  /** The most that a first visit fetches before bar and menu are painted: the page itself, files and calls. */
  requests?: number;
}

/** 1 KB is 1000 bytes here and in the README. */
const KB = 1000;

/** For an element that is not named below. */
const DEFAULT = 75 * KB;

const single: Readonly<Record<string, number>> = {
  topnav: 87 * KB,
  sidemenu: 81.8 * KB,
  'notice-center': 79.9 * KB,
  feedback: 83.6 * KB,
  'org-switcher': 79.9 * KB,
};

export const pages: readonly BudgetPage[] = [
  { name: 'loader', tags: [], budget: 11.2 * KB },
  { name: 'topnav+sidemenu', tags: ['topnav', 'sidemenu'], budget: 88.9 * KB, requests: 8 },
  ...tags.map((tag) => ({ name: tag, tags: [tag], budget: single[tag] ?? DEFAULT })),
  { name: 'all elements', tags, budget: 92.6 * KB },
];
