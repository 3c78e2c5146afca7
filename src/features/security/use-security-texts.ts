import type { TextKey } from '../../core/i18n/texts';
import { useT } from '../../react/use-text';

/** The texts of a list's view states. */
export function useSecurityTexts(failed: TextKey) {
  const t = useT();
  return {
    loading: t('home.loading'),
    failed: t(failed),
    retry: t('action.retry'),
    details: t('error.details'),
  };
}
