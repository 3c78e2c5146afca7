import type { I18n } from '../../../src/core/i18n/i18n';
import type { Alert } from './sign';

/** The badge stops here (spec 2.6), and so does the title. */
const MAX = 99;

/** What an alert says, wherever it says it. */
export function wordsOf(
  { t, lang }: Pick<I18n, 't' | 'lang'>,
  { news: { title, brief }, more }: Alert,
): { title: string; brief: string } {
  const own = title || brief || t('notices.one');
  return {
    // Chinese counts all, English the rest.
    title: more > 0 ? t('alert.more', { title: own, number: lang() === 'en' ? more : more + 1 }) : own,
    brief: title === '' ? '' : brief,
  };
}

/** The page's title with the count before it. */
export function flashText({ t }: Pick<I18n, 't'>, count: number, title: string): string {
  const shown = count > MAX ? `${MAX}+` : count;
  return title === '' ? t('alert.flashAlone', { count: shown }) : t('alert.flash', { count: shown, title });
}
