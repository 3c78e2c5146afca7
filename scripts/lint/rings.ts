import { tags } from '../build/entries';

/**
 * The rings from the inside out; a ring may import itself and those before it. The innermost is what the loader shares
 * with the elements: it imports itself alone.
 */
export const rings = [
  'src/page',
  'src/core',
  'src/domain',
  'src/shell',
  'src/react',
  'src/ui',
  'src/features',
] as const;

/**
 * The folders that the package gives to pages; they stand outside of the rings. The console and the elements do not
 * know each other.
 */
export const outer = ['src/console', 'src/public-react', 'elements'] as const;

/**
 * The folders around the package's sources, each importing those before it: the fake services of `@oms/shell/testing`
 * answer the package and the examples of the site, tools are what all commands share, the contract declares every call,
 * `node` has what of the package runs in Node, scripts build and check the package, tests use all of them.
 */
export const around = ['testing', 'tools', 'contract', 'node', 'site', 'scripts', 'tests'] as const;

/**
 * Projects of their own: they import the package by its name and public entries, and no file outside of their folder.
 * Each may use those before it by name. Of the package, `tests/e2e` alone uses the demo.
 */
export const strangers = ['demo', 'proof'] as const;

/** How many folders deep a source of theirs may lie: the rules see imports that leave the folder from there. */
export const DEEPEST_OF_STRANGERS = 5;

/** The rings that draw nothing: they know neither React nor, outside `src/core/platform`, the DOM. */
export const undrawn = rings.slice(0, rings.indexOf('src/react'));

/** The domains that others use, from the inside out. The others come after them, and use none of their own kind. */
export const domains = [
  'rules',
  'navigation',
  'account',
  'lookups',
  'connections',
  'login',
  'user-options',
  'read-receipts',
  'notices',
  'announcements',
  'unread',
  'tasks',
  'guide',
  'organisations',
] as const;

/**
 * All that widgets know of the domains: rules and types without a store or a call, on data that they get by props. What is bound
 * to a store is a feature, or a hook in src/react where several features share it.
 */
export const rulesForWidgets = [
  'rules/**',
  'navigation/search/find-entries',
  'navigation/search/pinyin',
  'table/query',
  'table/selection',
  'table/settings',
  'labels/label',
  'read-receipts/paged-list',
] as const;

/** The folders of elements/ with a tag of their own. The others are shared by them. */
export const tagFolders = tags;

/** How many folders deep a source may lie in a domain, a feature or an element: the rules see its neighbours from there. */
export const DEEPEST = 2;
