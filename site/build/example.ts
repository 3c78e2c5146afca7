import { escapeHtml } from './highlight';
import type { SiteLanguage } from './languages';
import { relativeTo, type SitePage } from './page';

interface ExampleOptions {
  /** What the reader sees and edits. */
  readonly code: string;
  /** Of the fence: `live`, and `height=320`, `tag=oms-topnav` (whose attributes get controls). */
  readonly flags: readonly string[];
  readonly page: SitePage;
  readonly words: Readonly<Record<string, string>>;
}

const DEFAULT_HEIGHT = 320;

/** An example that runs in a frame, beside the code that the reader may change. */
export function exampleOf({ code, flags, page, words }: ExampleOptions): string {
  const value = (name: string) => flags.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  const source = inLanguage(code, page.lang).trim();
  const rows = Math.min(24, source.split('\n').length + 1);
  const width = (name: string, key: string) => `<option value="${name}">${words[key]}</option>`;
  return `<div class="example" data-example data-frame="${relativeTo(page, 'frame/index.html')}" data-lang="${page.lang}"${
    value('tag') ? ` data-tag="${value('tag')}"` : ''
  }>
<div class="example-view" style="--height:${value('height') ?? DEFAULT_HEIGHT}px"></div>
<div class="example-bar"><label>${words.width} <select data-width>${width('', 'widthFull')}<option value="768">768 px</option><option value="375">375 px</option></select></label><div data-attributes class="attributes"></div><button type="button" data-reset>${words.reset}</button></div>
<label class="example-code"><span>${words.code}</span><textarea spellcheck="false" autocapitalize="off" autocomplete="off" rows="${rows}">${escapeHtml(source)}</textarea></label>
<div class="example-log"><span>${words.log}</span><ol data-log></ol></div>
</div>`;
}

/** The texts of an example, which are written as `{{English|Chinese}}`. */
export const inLanguage = (code: string, lang: SiteLanguage): string =>
  code.replace(/\{\{([^{}|]*)\|([^{}|]*)\}\}/g, (_, en: string, zh: string) => (lang === 'en' ? en : zh));
