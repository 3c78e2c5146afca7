import type { TextKey } from '../core/i18n/texts';
import { useT } from './use-text';

/** The texts of the view states of `Loaded`, with the name of what loads, and the sentence for a load that failed. */
export function useLoadedTexts(name: TextKey, failed: TextKey) {
  const t = useT();
  return {
    loading: t('data.loadingNamed', { name: t(name) }),
    failed: t(failed),
    retry: t('action.retry'),
    details: t('error.details'),
  };
}
