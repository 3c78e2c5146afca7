import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Eleventy from '@11ty/eleventy';
import { build as bundle } from 'vite';
import { at } from '../../tools/paths';
import { settings } from '../../vite.config';
import { docFiles } from './documents';
import { frameTexts, languages } from './languages';
import { linksOf } from './links';
import { type RenderedPage, render } from './markdown';
import { addressOf, groups, relativeTo, type SitePage } from './page';
import { sitePages } from './pages';

/** The folder of the finished site: static files, for any folder of any server. */
const OUT = 'dist/site';
const UNFINISHED = 'dist/site-unfinished';

/**
 * Builds the documentation site of docs/, the manifest, the declarations and the guides in `site/content`. What the package's
 * build has made must be there. A site that is served stays whole until the new one is.
 */
export async function buildSite(): Promise<void> {
  rmSync(at(UNFINISHED), { recursive: true, force: true });
  await bundle(settings.site(UNFINISHED));
  const pages = sitePages();
  const rendered = new Map(
    pages.map((page) => [page, render({ page, link: linksOf(page, pages), words: frameTexts()[page.lang] })]),
  );
  await write(pages, rendered);
  for (const lang of languages) {
    mkdirSync(at(UNFINISHED, 'search'), { recursive: true });
    writeFileSync(at(UNFINISHED, 'search', `${lang}.json`), JSON.stringify(searchedIn(lang, rendered)));
  }
  cpSync(at('dist/cdn'), at(UNFINISHED, 'cdn'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  for (const file of [...docFiles().filter((one) => !one.endsWith('.md')), 'LICENSE']) {
    cpSync(at(file), at(UNFINISHED, 'files', file));
  }
  rmSync(at(OUT), { recursive: true, force: true });
  renameSync(at(UNFINISHED), at(OUT));
}

/** Eleventy lays the pages out and writes them. */
async function write(
  pages: readonly SitePage[],
  rendered: ReadonlyMap<SitePage, RenderedPage>,
): Promise<void> {
  const eleventy = new Eleventy('site/layouts', UNFINISHED, {
    quietMode: true,
    config: (configuration) => {
      configuration.setUseGitIgnore(false);
      for (const page of pages) {
        const { html, sections } = rendered.get(page) ?? { html: '', sections: [] };
        configuration.addTemplate(join('pages', addressOf(page), 'index.md'), '', {
          layout: 'page.njk',
          permalink: `${addressOf(page)}index.html`,
          page_: page,
          html,
          words: frameTexts()[page.lang],
          root: relativeTo(page, ''),
          others: languages
            .filter((lang) => lang !== page.lang)
            .map((lang) => ({
              lang,
              name: frameTexts()[lang].ownName,
              url: relativeTo(page, addressOf({ ...page, lang })),
            })),
          navigation: navigationOf(page, pages),
          outline: sections.filter(({ level }) => level === 2 || (level === 3 && sections.length < 60)),
          ...neighboursOf(page, pages),
        });
      }
      configuration.addTemplate('pages/index.md', '', { layout: 'first.njk', permalink: 'index.html' });
      configuration.addTemplate('pages/frame.md', '', { layout: 'frame.njk', permalink: 'frame/index.html' });
    },
  });
  await eleventy.write();
}

const linkTo = (page: SitePage, to: SitePage) => ({
  title: to.title,
  url: relativeTo(page, addressOf(to)),
  current: to.path === page.path,
});

function navigationOf(page: SitePage, pages: readonly SitePage[]) {
  const words = frameTexts()[page.lang];
  return groups.map((group) => ({
    title: words[`group.${group}`],
    open: group === page.group || (page.group === undefined && group === 'start'),
    links: pages
      .filter((one) => one.lang === page.lang && one.group === group)
      .map((one) => linkTo(page, one)),
  }));
}

function neighboursOf(page: SitePage, pages: readonly SitePage[]) {
  const siblings = pages.filter(({ lang }) => lang === page.lang);
  const index = siblings.indexOf(page);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  return { previous: before && linkTo(page, before), next: after && linkTo(page, after) };
}

/** What the search of a language finds: a row for each section, `[title of the page, heading, address, text]`. */
function searchedIn(lang: string, rendered: ReadonlyMap<SitePage, RenderedPage>) {
  return [...rendered]
    .filter(([page]) => page.lang === lang)
    .flatMap(([page, { sections }]) =>
      sections.map(({ level, id, title, text }) => [
        page.title,
        title,
        addressOf(page) + (level === 1 ? '' : `#${id}`),
        text,
      ]),
    );
}
