import type { TextKey } from '../core/i18n/texts';
import { useT } from './use-text';

/** The texts of the view states of `Loaded`, with the sentence for a load that failed. */
export function useLoadedTexts(failed: TextKey) {
  const t = useT();
  return {
    loading: t('home.loading'),
    failed: t(failed),
    retry: t('action.retry'),
    details: t('error.details'),
  };
}
