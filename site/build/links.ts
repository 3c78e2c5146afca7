import { existsSync } from 'node:fs';
import { at } from '../../tools/paths';
import { targetOf } from './markdown';
import { addressOf, relativeTo, type SitePage } from './page';

/**
 * Where the links of a page lead: to the pages of the documents that they name, and to the site's own pages (`site:start/vue`).
 * @throws where there is nothing of that name
 */
export function linksOf(page: SitePage, pages: readonly SitePage[]): (href: string) => string {
  const siblings = pages.filter(({ lang }) => lang === page.lang);
  return (href) => {
    if (/^https?:|^mailto:|^#/.test(href)) return href;
    if (href.startsWith('site:')) {
      const [path = '', anchor] = href.slice('site:'.length).split('#');
      const found = siblings.find((one) => one.path === path);
      if (!found) throw new Error(`${page.source} links to ${href}, which is no page`);
      return relativeTo(page, addressOf(found)) + (anchor ? `#${anchor}` : '');
    }
    const { file, anchor } = targetOf(page.source, href);
    // Several pages may be made of one document: the one that is the document has its text.
    const found = siblings.find(
      (one) => one.source === file && (one.group === 'reference' || one.group === 'project'),
    );
    if (found) return relativeTo(page, addressOf(found)) + (anchor ? `#${anchor}` : '');
    if (!existsSync(at(file))) throw new Error(`${page.source} links to ${href}, which there is not`);
    return relativeTo(page, `files/${file}`);
  };
}
