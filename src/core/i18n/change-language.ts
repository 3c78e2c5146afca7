import type { WritableAtom } from 'nanostores';
import type { ShellConfig } from '../config/types';
import { toShellError } from '../errors';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import type { Lang } from './lang';
import { createPageLanguage, type PageLanguage, type Reword } from './page-language';
import { findLanguage, loadLaterTexts, loadTexts, type Translate } from './texts';

/** The state of `createI18n`, and the functions in it that `changeLanguage` calls. */
export interface PageTexts {
  readonly config: ShellConfig;
  readonly platform: Platform;
  readonly events: Events;
  readonly $lang: WritableAtom<Lang>;
  readonly $t: WritableAtom<Translate>;
  /** The languages that the page has loaded. */
  readonly shown: Map<Lang, PageLanguage>;
  /** The language that was asked for last. */
  wanted: Lang;
  words(): Reword;
  translator(): Translate;
  loadLater(language: PageLanguage): Promise<void>;
  restore(lang: Lang): void;
  titled(lang: Lang): Promise<void>;
  refresh(lang: Lang): Promise<void>;
  keepCookie(lang: Lang): void;
}

/** See `I18n.setLang`. */
export async function changeLanguage(texts: PageTexts, lang: Lang, silent: boolean): Promise<void> {
  const { events, platform, shown, $lang } = texts;
  try {
    await (shown.has(lang) ? texts.loadLater(shown.get(lang)!) : open(texts, lang));
  } catch (error) {
    events.error('texts', toShellError(error).message, 'i18n');
    return;
  }
  texts.restore(lang);
  const isNew = !shown.get(lang)!.served;
  if (isNew) await texts.titled(lang);
  // Another choice was made while these were on their way.
  if (texts.wanted !== lang) return;
  $lang.set(lang);
  texts.$t.set(texts.translator());
  texts.keepCookie(lang);
  events.emit('oms-lang-changed', { lang });
  if (!silent) platform.tabs.post({ type: 'lang', lang });
  if (!isNew) void texts.refresh(lang);
}

/** A language with all of its texts: a popup may be open. */
async function open({ config, platform, shown, words, loadLater }: PageTexts, lang: Lang): Promise<void> {
  const row = await findLanguage(lang, config.languages, platform);
  const [texts] = await Promise.all([loadTexts(row), loadLaterTexts(row)]);
  const language = createPageLanguage(lang, row, texts, words);
  await loadLater(language);
  shown.set(lang, language);
}
