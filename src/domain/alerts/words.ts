import { countText } from '../../core/i18n/badge-text';
import type { I18n } from '../../core/i18n/i18n';
import type { Alert } from './channel';

/** Title and text of an alert, for every channel. */
export function wordsOf(
  { t, language }: Pick<I18n, 't' | 'language'>,
  { notice: { title, brief }, more }: Alert,
): { title: string; brief: string } {
  const own = title || brief || t('notices.one');
  const number = language().counting === 'all' ? more + 1 : more;
  return {
    title: more > 0 ? t('alert.more', { title: own, number }) : own,
    brief: title === '' ? '' : brief,
  };
}

/** The page's title with the count before it. */
export function flashText({ t }: Pick<I18n, 't'>, count: number, title: string): string {
  const shown = countText(count);
  return title === '' ? t('alert.flashAlone', { count: shown }) : t('alert.flash', { count: shown, title });
}
