import { documents, headingOf, read } from './documents';
import { elementPages } from './elements';
import { guidePages } from './guides';
import { frameTexts, languages, type SiteLanguage } from './languages';
import type { SitePage } from './page';
import { widgetPages } from './widgets';

/** All pages of the site, in the order of its navigation. */
export function sitePages(): SitePage[] {
  const widgets = widgetPages(languages);
  return languages.flatMap((lang) => [
    ...guidePages(lang),
    ...elementPages(lang),
    ...widgets.filter((page) => page.lang === lang),
    ...documentPages(lang),
  ]);
}

/** A document is in English, and so is its heading; its title in another language is one of the site's texts. */
function documentPages(lang: SiteLanguage): SitePage[] {
  const words = frameTexts()[lang];
  return documents().map(({ file, group, path }) => {
    const text = read(file);
    const title = words[`document.${file}`] ?? (lang === 'en' && headingOf(text, file));
    if (!title)
      throw new Error(`site/locales/${lang}.json has no "document.${file}", the title of that page`);
    return { lang, textLang: 'en', group, path, title, source: file, text };
  });
}
