import { ShellError } from '../errors';
import type { I18n } from '../i18n/i18n';
import { show } from '../shape/show';

/** Changes the language to a page's choice. Rejects with a ShellError `argument` for a language that there is not. */
export async function chooseLang(
  i18n: Pick<I18n, 'setLang' | 'speaks' | 'langs'>,
  lang: unknown,
): Promise<void> {
  if (i18n.speaks(lang)) return i18n.setLang(lang);
  throw new ShellError({
    kind: 'config',
    code: 'argument',
    messageKey: 'error.unexpected',
    message: `setLang: ${show(lang)} cannot be used; allowed: ${i18n.langs().join(', ')}`,
  });
}
