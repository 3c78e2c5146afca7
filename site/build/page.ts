import type { SiteLanguage } from './languages';

/** The parts of the site, in the order of its navigation. */
export const groups = ['start', 'elements', 'widgets', 'recipes', 'reference', 'project'] as const;
export type Group = (typeof groups)[number];

/** A page of the site in one language. */
export interface SitePage {
  readonly lang: SiteLanguage;
  /** Undefined for the first page. */
  readonly group: Group | undefined;
  /** Path below the language's folder, without a slash at either end: `elements/oms-topnav`; empty for the first page. */
  readonly path: string;
  /** In the navigation. */
  readonly title: string;
  readonly text: string;
  /** The file of the repository that the text is of: its relative links count from there. */
  readonly source: string;
  /** The language that the text is in. */
  readonly textLang: SiteLanguage;
}

/** Address of a page below the site's root. */
export const addressOf = ({ lang, path }: Pick<SitePage, 'lang' | 'path'>): string =>
  path ? `${lang}/${path}/` : `${lang}/`;

/** What leads from a page to an address of the site: it may lie in any folder of a server. */
export function relativeTo(page: Pick<SitePage, 'lang' | 'path'>, address: string): string {
  const depth = addressOf(page).split('/').length - 1;
  return `${'../'.repeat(depth)}${address}`;
}
