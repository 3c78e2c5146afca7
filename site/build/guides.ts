import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { at } from '../../tools/paths';
import { sectionOf } from './anchors';
import { headingOf, read } from './documents';
import type { SiteLanguage } from './languages';
import type { Group, SitePage } from './page';

const WRITTEN = ['start', 'recipes'] as const satisfies readonly Group[];

/** The guides, which are written for the site in both languages: `site/content/<language>/<group>/<order>-<name>.md`. */
export function guidePages(lang: SiteLanguage): SitePage[] {
  const pageOf = (group: Group | undefined, file: string, path: string): SitePage => {
    const text = withIncludes(read(file), file);
    return { lang, textLang: lang, group, path, title: headingOf(text, file), source: file, text };
  };
  return [
    pageOf(undefined, `site/content/${lang}/index.md`, ''),
    ...WRITTEN.flatMap((group) =>
      readdirSync(at('site/content', lang, group))
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) =>
          pageOf(
            group,
            `site/content/${lang}/${group}/${name}`,
            `${group}/${name.replace(/^\d+-|\.md$/g, '')}`,
          ),
        ),
    ),
  ];
}

/** `<!-- include: docs/hosting.md#the-services -->` stands for that section of a document. */
function withIncludes(text: string, file: string): string {
  return text.replace(/<!-- include: ([\w./-]+)#([\w-]+) -->/g, (_, from: string, anchor: string) => {
    const section = sectionOf(read(from), anchor);
    if (section === undefined) throw new Error(`${file} includes ${from}#${anchor}, which there is not`);
    const here = posix.dirname(file);
    // Links of the section count from its own folder.
    return section.replace(/\]\((?!https?:|#)([^)]+)\)/g, (_link, href: string) => {
      const target = posix.join(posix.dirname(from), href);
      return `](${posix.relative(here, target)})`;
    });
  });
}
