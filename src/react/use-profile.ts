import { profileStore } from '../core/account/profile';
import { useFeature } from './shell-context';
import { useStore } from './use-store';
import { useT } from './use-text';

/** Who one is to the system, loaded while it is shown; in the shape that `Loaded` draws. */
export function useProfile() {
  const { profile } = useFeature(profileStore);
  const t = useT();
  return {
    state: useStore(profile.$state),
    texts: {
      loading: t('home.loading'),
      failed: t('password.userFailed'),
      retry: t('action.retry'),
      details: t('error.details'),
    },
    onRetry: () => void profile.refresh(),
  };
}
